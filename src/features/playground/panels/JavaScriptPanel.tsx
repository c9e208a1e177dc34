import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {trimJavaScript} from '@site/src/lib/code-block/emitted';
import {lexJavaScript} from '@site/src/lib/syntax/javascript';
import CodePanel from './CodePanel';
import CodeSize from './CodeSize';

type JavaScriptPanelProps = {
  /** Of the last code that compiled. */
  readonly js: string | undefined;
  /** Whether the current code has errors. */
  readonly stale: boolean;
};

export default function JavaScriptPanel({js, stale}: JavaScriptPanelProps): ReactNode {
  const code = useMemo(() => (js === undefined ? undefined : trimJavaScript(js)), [js]);
  return (
    <CodePanel
      code={code}
      lex={lexJavaScript}
      label="JavaScript"
      copyLabel={translate({
        id: 'playground.js.copy',
        message: 'Copy JavaScript',
        description: 'Button that copies the compiled JavaScript',
      })}
      empty={
        <Translate id="playground.js.none" description="In place of the JavaScript, before anything has compiled">
          The JavaScript of your code appears here.
        </Translate>
      }
      stale={
        stale && (
          <Translate id="playground.js.stale" description="Above JavaScript from an earlier version of the code">
            The code has errors. This is the JavaScript from before the errors.
          </Translate>
        )
      }
    >
      {code !== undefined && <CodeSize text={code} />}
    </CodePanel>
  );
}

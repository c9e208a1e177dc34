import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {trimJavaScript} from '@site/src/examples/core/block/emitted';
import {lexJavaScript} from '@site/src/rescript/core/syntax/javascript';
import {lex} from '@site/src/rescript/core/syntax/languages';
import type {Lexer} from '@site/src/rescript/core/syntax/token';
import CodePanel from './CodePanel';
import CodeSize from './CodeSize';

type CompiledProps = {
  /** What the compiler wrote about the last code that compiled. */
  readonly code: string | undefined;
  /** Whether the current code has errors, so `code` is about an earlier version of it. */
  readonly stale: boolean;
};

/** The compiler's output. */
export function JavaScriptPanel({code: js, stale}: CompiledProps): ReactNode {
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

const lexInterface: Lexer = (code) => lex('resi', code);

/** The interface file the compiler infers. */
export function TypesPanel({code, stale}: CompiledProps): ReactNode {
  return (
    <CodePanel
      code={code}
      lex={lexInterface}
      label={translate({
        id: 'playground.types.label',
        message: 'Interface',
        description: 'Accessible name of the interface the compiler infers',
      })}
      copyLabel={translate({
        id: 'playground.types.copy',
        message: 'Copy interface',
        description: 'Button that copies the interface the compiler infers',
      })}
      empty={
        <Translate id="playground.types.none" description="In place of the types, before anything has compiled">
          The types of your code appear here, as the interface file (.resi) the compiler infers.
        </Translate>
      }
      stale={
        stale && (
          <Translate id="playground.types.stale" description="Above types from an earlier version of the code">
            The code has errors. These are the types from before the errors.
          </Translate>
        )
      }
    />
  );
}

import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {lex} from '@site/src/lib/syntax/languages';
import type {Lexer} from '@site/src/lib/syntax/token';
import CodePanel from './CodePanel';

type TypesPanelProps = {
  /** The interface of the last code that compiled. */
  readonly code: string | undefined;
  /** Whether the current code has errors. */
  readonly stale: boolean;
};

const lexInterface: Lexer = (code) => lex('resi', code);

export default function TypesPanel({code, stale}: TypesPanelProps): ReactNode {
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

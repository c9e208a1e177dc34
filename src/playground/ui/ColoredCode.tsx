import {memo, type ReactNode} from 'react';
import {renderCode} from '@site/src/rescript/core/syntax/html';
import type {Lexer} from '@site/src/rescript/core/syntax/token';

type Props = {
  readonly code: string;
  readonly lex: Lexer;
  readonly className?: string;
  readonly title?: string | undefined;
};

/**
 * Colored code. It only renders when its code changes, because React sets the HTML of an element again in each
 * rendering: of thousands of lines that took longer than a frame, and what a reader had selected was lost.
 */
export default memo(function ColoredCode({code, lex, ...attributes}: Props): ReactNode {
  return <code {...attributes} dangerouslySetInnerHTML={{__html: renderCode(code, lex(code))}} />;
});

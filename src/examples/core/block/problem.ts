import type {Problem} from '../fence/problem';
import {html} from '../../../kit/core/html';

/** What writers see in a block's place until they fix it. */
export function renderProblemBlock(code: string, problem: Problem): string {
  const text = [`Line ${problem.line}: ${problem.message}.`, problem.detail, problem.fix].filter(Boolean).join('\n\n');
  return String(
    html`<pre tabindex="0"><code>${code.replace(/\n$/, '')}</code></pre><pre class="msg error" tabindex="0">${text}</pre>`,
  );
}

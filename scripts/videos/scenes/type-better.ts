/** A type error and a forgotten case: the compiler's own messages, and the fixes. */
import type {Highlighter} from '../../../src/compilers/build/highlight';
import type {Scene} from '../page';
import {recordSession} from '../session';

const source = (type: string, days: string, more = ''): string => `type order = ${type}

let label = order =>
  switch order {
  | Paid => "Packing"
  | Shipped(days) => ${days}${more}
  }
`;
const two = 'Paid | Shipped(int)';
const three = `${two} | Refunded`;
const text = '"In days: " ++ days';
const mended = '`In ${days->Int.toString} days`';
const steps = [
  {code: source(two, text), restMs: 3600, says: /has type: int/},
  {code: source(two, mended), restMs: 1500},
  {code: source(three, mended), restMs: 3600, says: /forgot to handle/},
  {code: source(three, mended, '\n  | Refunded => "Money is back"'), restMs: 2600},
];

export async function recordTypeBetter(siteDir: string, highlight: Highlighter): Promise<Scene> {
  const file = 'Order.res';
  const sources = {[file]: source(two, '"On its way"').replace('Shipped(days)', 'Shipped(_)')};
  const {frames} = await recordSession({siteDir, highlight, sources, file, steps});
  return {frames, poster: frames.findIndex(({body}) => body.includes('forgot to handle'))};
}

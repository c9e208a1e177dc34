import type {ExampleFence} from '../../examples/core/fence/fence';

const MAX_SAMPLE_LINES = 6;

/**
 * The lines of an entry's first example that its fence highlights. The list shows them, so all of it has been compiled.
 * Throws a readable error for none or too many.
 */
export function sampleOf(fence: Pick<ExampleFence, 'code' | 'highlight'> | undefined): string {
  if (!fence) throw new Error('has no example. Add a fence in res.');
  const lines = fence.code.split('\n');
  const chosen = fence.highlight.flatMap((line) => lines[line - 1] ?? []);
  if (chosen.length === 0)
    throw new Error("doesn't mark the line of its first example that shows the syntax. Highlight it: ```res {2}.");
  if (chosen.length > MAX_SAMPLE_LINES)
    throw new Error(
      `highlights ${chosen.length} lines of its first example. Choose at most ${MAX_SAMPLE_LINES}, because the list shows them.`,
    );
  const indentation = Math.min(...chosen.filter(Boolean).map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return chosen.map((line) => line.slice(indentation)).join('\n');
}

/** Words that tell readers once that names have types. It's positioned above the page, so nothing on the page moves. */
import {translate} from '@docusaurus/Translate';
import {readStored, store} from '../../../kit/browser/stored';
import {create} from '../../../kit/browser/dom';

const STORED = 'types-hint';

/** Creates the hint, which counts as seen then; undefined if the reader has seen it, or if that can't be stored. */
export function createHint(): HTMLElement | undefined {
  if (readStored(STORED) !== undefined || !store(STORED, 'seen')) return undefined;
  const words = translate({
    id: 'examples.types.once',
    message: 'Point at a name, or tap it, to see its type',
    description: 'Shown once in a reader’s life, at the first example whose names have types',
  });
  return create('p', 'type-hint', words);
}

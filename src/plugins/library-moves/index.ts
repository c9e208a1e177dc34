/** `<LibraryMoves />`: what became of the names of `Js` and `Belt`, counted from the packages of two versions. */
import type {Words} from '../../lib/built-component/built-component';
import {followNames, type Moves} from '../../lib/api-model/moves';
import {findSuccessors} from '../../lib/api-model/successors';
import {LIBRARY_MOVES_LABELS} from '../../lib/library-moves/labels';
import {renderLibraryMoves} from '../../lib/library-moves/render';
import {apiServiceOf, type ApiService} from '../api-reference/service';
import type {BuiltComponent} from '../built-components';

/** Manual versions: `v10.0.0`. */
export type LibraryMovesOptions = {readonly older: string; readonly newer: string};

/** The counts. Rejects with a sentence for a version without packages. */
export async function readLibraryMoves(service: ApiService, {older, newer}: LibraryMovesOptions): Promise<Moves> {
  const target = await service.model(newer);
  return followNames(await service.model(older), target, findSuccessors(target, await service.index(newer)));
}

/** The component, for two versions that do not change when a version is released: a post tells about them. */
export function libraryMoves(options: LibraryMovesOptions): BuiltComponent {
  const short = (version: string): string => version.replace(/\.0\.0$/, '');
  return {
    name: 'LibraryMoves',
    labels: LIBRARY_MOVES_LABELS,
    render: async ({siteDir}, words: Words<typeof LIBRARY_MOVES_LABELS>) =>
      renderLibraryMoves(await readLibraryMoves(apiServiceOf(siteDir), options), {older: short(options.older), newer: short(options.newer), words}),
  };
}

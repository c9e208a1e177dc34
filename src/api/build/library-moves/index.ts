/**
 * `<LibraryMoves />`: what became of the names of `Js`, `Belt` and ReScript Core, counted from the packages of two
 * versions.
 */
import type {Words} from '../../../kit/core/built-component/built-component';
import {followNames, type Moves} from '../../core/model/moves';
import {findSuccessors} from '../../core/model/successors';
import {LIBRARY_MOVES_LABELS} from '../../core/library-moves/labels';
import {renderLibraryMoves} from '../../core/library-moves/render';
import {apiServiceOf, type ApiService} from '../service';
import type {BuiltComponent, ComponentPage} from '../../../kit/build/built-components';

/** Manual versions: `v10.0.0`. */
export type LibraryMovesOptions = {readonly older: string; readonly newer: string};

/** Returns the counts. Rejects with a readable error for a version without packages. */
export async function readLibraryMoves(service: ApiService, {older, newer}: LibraryMovesOptions): Promise<Moves> {
  const target = await service.model(newer);
  return followNames(await service.model(older), target, findSuccessors(target, await service.index(newer)));
}

/** The component. `versionsOf` returns the two versions a page compares. */
export function libraryMoves(versionsOf: (page: ComponentPage) => LibraryMovesOptions): BuiltComponent {
  const short = (version: string): string => version.replace(/\.0\.0$/, '');
  return {
    name: 'LibraryMoves',
    labels: LIBRARY_MOVES_LABELS,
    render: async (page, words: Words<typeof LIBRARY_MOVES_LABELS>) => {
      const {older, newer} = versionsOf(page);
      return renderLibraryMoves(await readLibraryMoves(apiServiceOf(page.siteDir), {older, newer}), {
        older: short(older),
        newer: short(newer),
        words,
        locale: page.locale,
      });
    },
  };
}

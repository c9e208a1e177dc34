import {editDistance} from './edit-distance';

/** At most this many letters are different in a word that was probably meant. */
const LIMIT = 3;

/** The known word closest to one that was written; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return known
    .map((each) => ({each, distance: editDistance(word, each, LIMIT)}))
    .filter(({distance}) => distance <= LIMIT)
    .sort((one, other) => one.distance - other.distance)[0]?.each;
}

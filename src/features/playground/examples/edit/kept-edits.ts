/** Keeps what a reader wrote in the examples of a page, for this visit. */
import {textHash} from '../../../../lib/name-types/page-types';

const keyOf = (source: string): string => `example:${window.location.pathname}:${textHash(source)}`;

/** The edited code of an example, if there is any. */
export function kept(source: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(source)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the edited code of an example. Storage may be full or forbidden: then it lasts until the reader leaves. */
export function keep(source: string, code: string): void {
  try {
    if (code === source) sessionStorage.removeItem(keyOf(source));
    else sessionStorage.setItem(keyOf(source), code);
  } catch {
    // The edit stays in the page.
  }
}

/** Forgets the edited code of an example. */
export function forget(source: string): void {
  keep(source, source);
}

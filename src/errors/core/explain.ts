/** Finds the page about a message, by words such messages always contain. */

export type ErrorPage = {
  /** Its address is `/errors/<slug>`. Those about warnings are `warning-<number>`. */
  readonly slug: string;
  readonly title: string;
  /** What its messages look like. `…` stands for anything: names, types, lines. */
  readonly messages: readonly string[];
};

export type Explainer = {
  /** Undefined if no page fits. The message may have several lines, a headline, and code. */
  readonly explain: (message: string) => ErrorPage | undefined;
  /** Pages that may fit, likeliest first, also for a part of a message or changed words. */
  readonly search: (text: string) => readonly ErrorPage[];
};

/** A message's fixed parts, in order. */
type Pattern = {readonly page: ErrorPage; readonly parts: readonly string[]; readonly length: number};

/** Lines of code in a message. */
const EXCERPT = /^\s*(?:\d+|\.+)?\s*[│┆].*$/gm;

/** Quotes are left out: compilers, terminals, and readers write different ones. */
function plain(text: string): string {
  return text
    .replace(/[`"'“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const HEADLINE = /(?=We've found a bug for you!|Syntax error!|Warning number \d+)/;

/** Errors before warnings. A text without a headline is a message. */
function messagesIn(text: string): readonly string[] {
  const parts = text.split(HEADLINE).filter((part) => part.trim() !== '');
  const isWarning = (part: string): boolean => /^Warning number \d+(?! \(configured as error)/.test(part);
  return [...parts.filter((part) => !isWarning(part)), ...parts.filter(isWarning)];
}

/**
 * Prepares the pages for searching. Of several pages that fit, the one whose pattern reaches furthest into the message
 * wins, then the one with the longest fixed text: hints and special cases come at the end of a message.
 */
export function createExplainer(pages: readonly ErrorPage[]): Explainer {
  const patterns = pages.flatMap((page) =>
    page.messages.map((message): Pattern => {
      const parts = plain(message)
        .split('…')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      return {page, parts, length: parts.join('').length};
    }),
  );
  const bySlug = new Map(pages.map((page) => [page.slug, page]));

  const explainOne = (message: string): ErrorPage | undefined => {
    const [, number] = /^Warning number (\d+)/.exec(message) ?? [];
    if (number !== undefined) return bySlug.get(`warning-${number}`);
    const text = plain(message.replace(EXCERPT, ''));
    let best: {readonly page: ErrorPage; readonly end: number; readonly length: number} | undefined;
    for (const {page, parts, length} of patterns) {
      const end = endOf(text, parts);
      if (end > 0 && (!best || end > best.end || (end === best.end && length > best.length)))
        best = {page, end, length};
    }
    return best?.page;
  };

  const explain = (message: string): ErrorPage | undefined => {
    for (const part of messagesIn(message)) {
      const page = explainOne(part);
      if (page) return page;
    }
    return undefined;
  };

  return {
    explain,
    search: (text) => {
      const asked = words(text);
      const best = new Map<ErrorPage, number>();
      for (const {page, parts} of patterns) {
        const fixed = words(parts.join(' '));
        const shared = [...fixed].filter((word) => asked.has(word)).length;
        // As many of the pattern's words as possible, and of the text's.
        const score = shared < 2 ? 0 : shared / fixed.size + shared / asked.size;
        if (score > (best.get(page) ?? 0)) best.set(page, score);
      }
      const first = explain(text);
      const others = [...best].sort(([, a], [, b]) => b - a).map(([page]) => page);
      return [...(first ? [first] : []), ...others.filter((page) => page !== first)];
    },
  };
}

/** Where the last part ends in a text that has all of them in order; -1 otherwise. */
function endOf(text: string, parts: readonly string[]): number {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found === -1) return -1;
    at = found + part.length;
  }
  return at;
}

function words(text: string): ReadonlySet<string> {
  return new Set(
    plain(text)
      .toLowerCase()
      .match(/[a-z]{2,}|[^\sa-z\d.,:()]+/g) ?? [],
  );
}

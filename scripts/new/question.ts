/** The text of a file of the site, or the names in a folder, one a line; undefined if it doesn't exist. */
export type ReadFile = (file: string) => string | undefined;

type Change = {readonly file: string; readonly text: string};

/** `problem` returns a sentence if an answer is invalid. It also gets the answers to the questions before it. */
export type Question = {
  readonly name: string;
  readonly ask: string;
  readonly optional?: true;
  readonly problem: (answer: string, read: ReadFile, earlier: Answers) => string | undefined;
};

export type Answers = Readonly<Record<string, string>>;

export type Kind = {
  /** The meaning of the first argument after the kind. */
  readonly subject: Question;
  readonly questions: readonly Question[];
  readonly example: string;
  /** Throws a readable error for answers that don't fit together. */
  readonly write: (answers: Answers, read: ReadFile, day: string) => readonly Change[];
  /** Printed at the end. */
  readonly next: string;
};

/** The words of an answer, separated by spaces or commas. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

export const filled = (answer: string): string | undefined =>
  answer.trim() === '' ? 'It is empty. Write something.' : undefined;

/** Only accepts the known answers. */
export const oneOf =
  (known: readonly string[]) =>
  (answer: string): string | undefined =>
    known.includes(answer) ? undefined : `"${answer}" isn't one of ${known.join(', ')}.`;

/** Only accepts a list of lower-case words. */
export const lowerCase = (answer: string): string | undefined => {
  const bad = words(answer).find((word) => !/^[a-z\d]+$/.test(word));
  if (words(answer).length === 0) return 'Give at least one word.';
  return bad === undefined ? undefined : `"${bad}" isn't a keyword. Use lower-case letters and digits only.`;
};

/** Only accepts a sentence whose length in characters is within the limits. */
export const sentence =
  (least: number, most: number) =>
  (answer: string): string | undefined => {
    if (!/^\p{Lu}/u.test(answer) || !answer.endsWith('.'))
      return 'It must be a sentence: begin with an uppercase letter and end with a period.';
    return answer.length < least || answer.length > most
      ? `It has ${answer.length} characters and needs ${least} to ${most}.`
      : undefined;
  };

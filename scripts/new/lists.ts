/** What `npm run new` adds to lists. */
import {lowerCase, oneOf, sentence, words, type Kind} from './question';

const CURATED = 'src/packages/core/curated.ts';
const LOGOS = 'src/landing/core/logos.ts';

const literal = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

/** The text with a line before the end of its list. Throws a readable error if the text doesn't end as expected. */
function withLast(file: string, text: string, line: string): string {
  if (!text.trimEnd().endsWith('];'))
    throw new Error(`${file} doesn't end with its list. Add this line by hand: ${line}`);
  return text.replace(/\];\s*$/, () => `  ${line}\n];\n`);
}

export const packageKind: Kind = {
  subject: {
    name: 'name',
    ask: 'Name on npm',
    problem: (answer, read) => {
      if (!/^(?:@[a-z\d-]+\/)?[a-z\d.-]+$/.test(answer)) return `"${answer}" isn't a name that npm allows.`;
      return read(CURATED)?.includes(`    ${literal(answer)},`) ? `${CURATED} has ${answer} already.` : undefined;
    },
  },
  questions: [
    {name: 'kind', ask: 'Kind: official or community', problem: oneOf(['official', 'community'])},
    {
      name: 'repository',
      ask: 'Repository on GitHub, such as rescript-lang/rescript',
      problem: (answer) =>
        /^[\w.-]+\/[\w.-]+$/.test(answer)
          ? undefined
          : `"${answer}" isn't a repository. Write owner/name, without an address.`,
    },
    {name: 'keywords', ask: 'Keywords, separated by spaces', problem: lowerCase},
    {name: 'purpose', ask: 'What it is for, one sentence of 17 to 130 characters', problem: sentence(17, 130)},
  ],
  example:
    'package rescript-example --kind community --repository owner/rescript-example --keywords "json decode" --purpose "Reads JSON into types."',
  write: ({name = '', kind = '', repository = '', keywords = '', purpose = ''}, read) => {
    const values = [name, repository, words(keywords).join(' '), purpose].map(literal).join(', ');
    return [{file: CURATED, text: withLast(CURATED, read(CURATED) ?? '', `${kind}(${values}),`)}];
  },
  next: 'Run npm run packages:refresh to get its version and compiler from the registry.',
};

export const logo: Kind = {
  subject: {
    name: 'name',
    ask: "The company's name",
    problem: (answer, read) => {
      if (answer.trim() !== answer || answer === '') return `"${answer}" has to be a name without spaces around it.`;
      return read(LOGOS)
        ?.toLowerCase()
        .includes(`logo(${literal(answer)},`.toLowerCase())
        ? `${LOGOS} has ${answer} already.`
        : undefined;
    },
  },
  questions: [
    {
      name: 'url',
      ask: 'Address, with https://',
      problem: (answer) =>
        URL.canParse(answer) && new URL(answer).protocol === 'https:'
          ? undefined
          : `"${answer}" isn't a whole address that begins with https://.`,
    },
  ],
  example: 'logo "My Company" --url https://example.org',
  write: ({name = '', url = ''}, read) => [
    {
      file: LOGOS,
      text: withLast(LOGOS, read(LOGOS) ?? '', `logo(${[name, url].map(literal).join(', ')}),`),
    },
  ],
  next: 'Look at the front page with npm start.',
};

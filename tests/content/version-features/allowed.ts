import {FROM_V12} from './feature';

type Mention = {
  /** The page's id. */
  readonly page: string;
  /** The manual versions whose page says it. */
  readonly versions: readonly string[];
  readonly feature: string;
  readonly why: string;
};

/** Pages that mention a feature their version doesn't have, for a reason. Entries no longer needed fail the test. */
export const ALLOWED: readonly Mention[] = [
  // The libraries and operators that v12 replaced, on the pages that help people move to it.
  {page: 'build-configuration', versions: FROM_V12, feature: 'the Core library', why: 'says which flag to remove'},
  {page: 'build-external-stdlib', versions: FROM_V12, feature: 'the Core library', why: 'says which package to remove'},
  {page: 'migrate-to-v11', versions: FROM_V12, feature: 'the Core library', why: 'is about v11, which has it'},
  {
    page: 'migrate-to-v12',
    versions: FROM_V12,
    feature: 'the Core library',
    why: 'is about code written for v11, which has it',
  },
  {
    page: 'migrate-to-v12',
    versions: FROM_V12,
    feature: 'the |> pipe, with the value last',
    why: 'says what to write instead',
  },
  {page: 'whats-new', versions: FROM_V12, feature: 'the Core library', why: 'says what replaces it'},
  {
    page: 'whats-new',
    versions: FROM_V12,
    feature: 'the |> pipe, with the value last',
    why: 'says what to write instead',
  },
  {page: 'pipe', versions: FROM_V12, feature: 'the |> pipe, with the value last', why: 'says what to write instead'},
  // Readers know these from JavaScript and look for them; the page says they are not there and what to write instead.
  {page: 'faq', versions: ['v9.0.0'], feature: 'async functions and await', why: 'answers the question'},
  {page: 'promise', versions: ['v8.0.0', 'v9.0.0'], feature: 'async functions and await', why: 'says it has none'},
  {page: 'jsx', versions: ['v9.0.0'], feature: 'spread props in JSX', why: 'says to write them out'},
];

type Mention = {
  /** From the site's folder. */
  readonly page: string;
  readonly feature: string;
  readonly why: string;
};

/** Pages that mention a feature their version doesn't have, for a reason. Entries no longer needed fail the test. */
export const ALLOWED: readonly Mention[] = [
  // The libraries and operators that v12 replaced, on the pages that help people move to it.
  {page: 'docs/build-configuration.mdx', feature: 'the Core library', why: 'says which flag to remove'},
  {page: 'docs/build-external-stdlib.mdx', feature: 'the Core library', why: 'says which package to remove'},
  {page: 'docs/migrate-to-v11.mdx', feature: 'the Core library', why: 'is about v11, which has it'},
  {page: 'docs/migrate-to-v12.mdx', feature: 'the Core library', why: 'is about code written for v11, which has it'},
  {page: 'docs/migrate-to-v12.mdx', feature: 'the pipe |> with the value last', why: 'says what to write instead'},
  {page: 'docs/pipe.mdx', feature: 'the pipe |> with the value last', why: 'says what to write instead'},
  // Readers know these from JavaScript and look for them; the page says they are not there and what to write instead.
  {page: 'versioned_docs/version-v9.0.0/faq.mdx', feature: 'async functions and await', why: 'answers the question'},
  {page: 'versioned_docs/version-v9.0.0/promise.mdx', feature: 'async functions and await', why: 'says it has none'},
  {page: 'versioned_docs/version-v8.0.0/promise.mdx', feature: 'async functions and await', why: 'says it has none'},
  {page: 'versioned_docs/version-v9.0.0/jsx.mdx', feature: 'spread props in JSX', why: 'says to write them out'},
];

/** A site of its own, because writers may rename or add anything in the real one. */
export const SITE: Readonly<Record<string, string>> = {
  'package.json': '{"type": "commonjs"}',
  '.prettierrc.json': '{"singleQuote": true, "bracketSpacing": false, "printWidth": 120}',
  'sidebars.ts': `const sidebars = {
  manual: [
    {type: 'category', label: 'Overview', items: ['intro']},
    {type: 'category', label: 'Guides', items: ['record', 'pipe']},
  ],
};

export default sidebars;
`,
  'versioned_docs/version-v1.0.0/record.mdx': '',
  'versioned_sidebars/version-v1.0.0-sidebars.json': JSON.stringify({
    manual: [
      {type: 'category', label: 'Overview', items: [{type: 'category', label: 'Learn', items: ['learn']}, 'intro']},
    ],
  }),
  'docs/record.mdx': '',
  'docs/pipe.mdx': '',
  'blog/authors.yml': 'docs-team:\n  name: Team\n',
  'blog/tags.yml': 'compiler:\n  label: Compiler\n\ntooling:\n  label: Tools\n',
  'syntax-lookup/pipe.md': `---
syntax: "->"
title: Pipe
summary: "Passes a value on."
kind: operator
keywords: [pipe]
links:
  - "manual:pipe"
---

Text.

\`\`\`res {1}
let a = 1->max(2)
\`\`\`
`,
  'src/landing/core/logos.ts': `const logo = (name: string, url: string, image?: string) => ({name, url, ...(image && {image})});

export const logos = [
  logo('Rohea', 'https://rohea.com'),
];
`,
  'src/packages/core/curated.ts': `const add = (kind: string) => (name: string, repository: string, keywords: string, purpose: string) => ({
  name,
  kind,
  repository: \`https://github.com/\${repository}\`,
  keywords: keywords.split(' '),
  purpose,
});
const official = add('official');
const community = add('community');

export const curatedPackages = [
  official(
    'rescript',
    'rescript-lang/rescript',
    'compiler',
    'The compiler and the build tool.',
  ),
  community('rescript-a', 'owner/rescript-a', 'a', 'A package for a test.'),
];
`,
};

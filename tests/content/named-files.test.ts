/** The files that README, CONTRIBUTING and UPGRADING name exist. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** Folders that a build or a command makes. */
const MADE = /^(?:build|\.docusaurus|\.generated|\.cache|playground-bundles|node_modules)\//;
/** Examples of what a writer adds. */
const EXAMPLES = ['docs/my-page.mdx', 'versioned_docs/version-v11.0.0/my-page', 'blog/2027-01-31-my-post.mdx'];

const documents = readdirSync('.').filter((file) => file.endsWith('.md'));
const folders = readdirSync('.', {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g), ...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
    .map(([, file = '']) => file)
    .filter((file) => folders.includes(file.split('/')[0] ?? '') && !MADE.test(file) && !EXAMPLES.includes(file));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

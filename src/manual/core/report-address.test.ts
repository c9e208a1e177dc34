import {readFileSync} from 'node:fs';
import {REPORT_FORM, reportAddress} from './report-address';

const repository = 'https://github.com/someone/site';
const fields = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

test('the form is prefilled with the page, its title and its version', () => {
  const page = 'https://site.example/docs/manual/next/record';
  const address = reportAddress(repository, {title: 'If & else', page, version: 'v12.0.0'});
  expect(address).toMatch(/^https:\/\/github\.com\/someone\/site\/issues\/new\?/);
  expect(fields(address)).toEqual({template: REPORT_FORM, title: 'Page: If & else', page, version: 'v12.0.0'});
});

test('a page without versions leaves that field empty', () => {
  expect(fields(reportAddress(repository, {title: 'Overview', page: 'https://site.example/c'}))).not.toHaveProperty(
    'version',
  );
});

test('the form exists and has these fields', () => {
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${REPORT_FORM}`, 'utf8');
  expect([...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id)).toEqual(
    expect.arrayContaining(['page', 'version']),
  );
});

/** @jest-environment node */
/** The compiler says what the 404 page says it says. */
import {renderToStaticMarkup} from 'react-dom/server';
import {service, testWith} from '@site/tests/support/examples-site';
import NoPage, {NO_PAGE_MESSAGE} from './NoPage';

const PRELUDE = 'module Page: {type t} = {type t = string}\n';
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'");

testWith('v12.0.0', 'the code of the 404 page is rejected with its message', async () => {
  const [code = ''] = /<code>.*<\/code>/.exec(renderToStaticMarkup(<NoPage />)) ?? [];
  const files = [{name: 'Missing.res', code: `${PRELUDE}${textOf(code)}\n`}];
  const {ok, messages} = await service.compile('v12.0.0', {
    files,
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });
  expect(textOf(code)).toBe('let page: Page.t = None');
  expect(ok).toBe(false);
  expect(messages.replace(/^ +/gm, '')).toContain(NO_PAGE_MESSAGE);
});

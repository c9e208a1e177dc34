import {expect, open, paste, test} from './fixtures';
import {openPlayground, show, write} from './playground-page';
import {allVersions, versionLines} from '../../src/config/versions';
import {namesFrom} from '../versions';

const MESSAGE = [
  "  We've found a bug for you!",
  '  /home/ada/shop/src/Cart.res:3:7-12',
  '',
  '  This has type: option<user>',
  '  But this function argument is expecting: user',
].join('\n');

test('the message of a failing example leads to the page that explains it', async ({page}) => {
  await open(page, '/docs/manual/latest/null-undefined-option');
  await page
    .locator('.code', {hasText: 'This has type: option<string>'})
    .getByRole('link', {name: 'What does this mean?'})
    .first()
    .click();
  await expect(page).toHaveURL(/\/errors\/option-used-as-value$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('An option where a value is expected');
  await expect(page.locator('.page-message')).toHaveText('This has type: option<…>');
  const withCompiler = allVersions(versionLines.default).flatMap(({id, name, compiler}) =>
    id === compiler ? name : [],
  );
  const newer = namesFrom('v11.0.0').filter((name) => withCompiler.includes(name));
  await expect(page.locator('.messages figcaption')).toHaveText(['v8, v9, v10', newer.join(', ')]);
});

test('a pasted message finds its page, and the address keeps it', async ({page}) => {
  await open(page, '/errors');
  await page.getByRole('textbox', {name: 'Paste a message of the compiler'}).click();
  await paste(page, MESSAGE);
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', '/errors/option-used-as-value');
  await expect(page).toHaveURL(/[?&]message=/);
  await page.reload();
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await page.getByRole('button', {name: 'Find'}).click();
  await expect(page).toHaveURL(/\/errors\/option-used-as-value$/);
});

test('a problem in the playground links to its page', async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let total = price * 2\n');
  await show(page, 'Problems');
  await expect(page.getByRole('link', {name: 'What does this mean?'})).toHaveAttribute(
    'href',
    '/errors/value-not-found',
  );
});

/** Code that runs by itself: only if the reader wants that, and never code from a link that the reader hasn't run. */
import {test} from './fixtures';
import {COUNTER, expect, link, openPlayground, panel, show, write} from './playground-page';

const setting = {name: 'Run the code as you type'};

test('the reader’s own code runs while typing, also after a reload, once that is turned on', async ({page, phone}) => {
  await openPlayground(page, '/try');
  await show(page, 'Settings');
  const box = page.getByRole('checkbox', setting);
  await expect(box).not.toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await write(page, phone, 'Console.log("runs by itself")\n');
  await show(page, 'Output');
  await expect(panel(page, 'output').getByRole('log')).toHaveText('runs by itself');
  await expect(page).toHaveURL(/code=/);
  await page.reload();
  await show(page, 'Output');
  await expect(panel(page, 'output').getByRole('log')).toHaveText('runs by itself');
  await write(page, phone, COUNTER);
  await show(page, 'Preview');
  await expect(panel(page, 'preview').frameLocator('iframe').getByRole('button')).toHaveText('Clicked 0');
});

test('code from a link waits for the first Run, also when it is edited', async ({page, phone}) => {
  await openPlayground(page);
  await show(page, 'Settings');
  await page.getByRole('checkbox', setting).check();
  await openPlayground(page, link('Console.log("from a link")\n', {version: 'v12.0.0'}));
  await write(page, phone, 'Console.log("edited")\n');
  await expect(panel(page, 'js')).toContainText('edited');
  await show(page, 'Output');
  await expect(panel(page, 'output')).toContainText('until you run it once');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output').getByRole('log')).toHaveText('edited');
  await write(page, phone, 'Console.log("edited again")\n');
  await show(page, 'Output');
  await expect(panel(page, 'output').getByRole('log')).toHaveText('edited again');
});

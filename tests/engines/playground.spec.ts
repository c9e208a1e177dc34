/** The playground with this machine's compilers, in the engines that aren't Chromium. */
import {test} from './fixtures';

test('a reader writes a program, sees its JavaScript and an error, and runs it', async ({reader}) => {
  await reader.open('/try?version=v12.0.0');
  await reader.click({css: '.cm-content'});
  const write = async (code: string): Promise<void> => {
    await reader.window.pressWithControl('a');
    await reader.window.type(code);
  };
  const shows = (text: string): Promise<void> =>
    reader.expects(
      () =>
        reader.ask(
          (words) =>
            [...document.querySelectorAll('[role=tabpanel]')].some(
              (panel) => panel.checkVisibility() && (panel.textContent ?? '').includes(words),
            ),
          text,
        ),
      true,
    );
  await write('let total = 40 + 2\nConsole.log(total');
  await reader.click({css: '[role=tab]', text: 'JavaScript'});
  await shows('total = 42');
  await reader.click({css: 'button', text: 'Run'});
  await reader.expects(() => reader.text('[role=log]'), '42');
  await reader.click({css: '.cm-content'});
  await write('let total: string = 42');
  await reader.expects(() => reader.text('.cm-lintRange-error'), '42');
});

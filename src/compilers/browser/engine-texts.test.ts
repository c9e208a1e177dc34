/** What the compiler's worker says is in the page's language. */
import {createBundleHost} from './bundle-host';
import type {BundleRequest} from './bundle-protocol';
import {engineTexts} from './engine-texts';
import {settingsOf} from '../core/playground-link/state';

const request: BundleRequest = {
  id: 1,
  task: 'compile',
  base: '/bundles',
  release: {version: 'v11.1.4', manual: 'v11.0.0', syntaxes: ['res']},
  code: '',
  settings: settingsOf({}, 'v11.1.4'),
  texts: {
    ...engineTexts(),
    notReached: "Le compilateur {version} n'a pas pu être chargé.",
    notStored: "Le compilateur {version} n'est pas stocké.",
  },
};

test('the request has the texts of the page', async () => {
  const host = createBundleHost({
    importScripts: () => {
      throw new Error('no network');
    },
  });
  await expect(host.load(request)).rejects.toThrow("Le compilateur v11.1.4 n'a pas pu être chargé.");
  await expect(host.load({...request, isOffline: true})).rejects.toThrow("Le compilateur v11.1.4 n'est pas stocké.");
});

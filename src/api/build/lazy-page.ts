/** Development: a page is rendered when a browser opens it. */
import path from 'node:path';
import {onePerSite} from '../../compilers/build/one-per-site';
import type {MakeModule} from './routes';

/** Renders the page of a stub, by the stub's absolute path. `page-loader.cjs` finds it under this name. */
const pagesOf = onePerSite('API pages', () => new Map<string, () => Promise<string>>());

/** The stub's module id leads through a loader, which the bundler only runs when the page is asked for. */
export const lazyPage =
  (siteDir: string): MakeModule =>
  (stub, content) => {
    pagesOf(siteDir).set(stub, content);
    return Promise.resolve(`!!${path.join(__dirname, 'page-loader.cjs')}!${stub}`);
  };

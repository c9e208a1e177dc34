import type {BrowserContext} from 'playwright/test';
import {PUBLIC_BUNDLES} from '../../src/config/bundles';
import {FAKE_BUNDLES} from '../fixtures/fake-bundles/bundles';

/**
 * Answers for the public host of the compilers' bundles, with fake ones.
 * @param isReachable whether the host answers, asked for each request
 */
export const routeFakeBundles = (context: BrowserContext, isReachable: () => boolean = () => true): Promise<unknown> =>
  context.route(`${PUBLIC_BUNDLES}/**`, (route) => {
    const script = FAKE_BUNDLES.get(decodeURIComponent(new URL(route.request().url()).pathname.slice(1)));
    return isReachable() && script !== undefined
      ? route.fulfill({contentType: 'text/javascript', body: script})
      : route.abort();
  });

/** In production, only translated pages are written for a translation; development has every page in every language. */
import type {LoadContext, RouteConfig} from '@docusaurus/types';

/** Whether this is the production build of a translation. */
export function isTranslationBuild({i18n}: Pick<LoadContext, 'i18n'>): boolean {
  return process.env.NODE_ENV === 'production' && i18n.currentLocale !== i18n.defaultLocale;
}

/** The base URL of files that all languages share. In development, each language serves its own. */
export function sharedBase({i18n, baseUrl}: Pick<LoadContext, 'i18n' | 'baseUrl'>): string {
  return isTranslationBuild({i18n}) ? (i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl) : baseUrl;
}

/** The routes of pages whose source is a translation, in the routes around them. */
export function translatedRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route): RouteConfig[] => {
    if (!route.routes) return isTranslation(route.metadata?.sourceFilePath) ? [route] : [];
    const below = translatedRoutes(route.routes);
    return below.length > 0 ? [{...route, routes: below}] : [];
  });
}

/** Whether a source, relative to the site's folder, is a translation. */
export function isTranslation(source: string | undefined): boolean {
  return source?.startsWith('i18n/') ?? false;
}

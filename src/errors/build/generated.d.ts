declare module '@generated/error-pages/default/pages.json' {
  import type {ErrorPage} from '@site/src/errors/core/explain';

  const pages: readonly ErrorPage[];
  export default pages;
}

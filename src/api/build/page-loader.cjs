/** A loader of the bundler: renders the API page whose stub it is given. `routes.ts` says which pages there are. */
module.exports = function loadApiPage() {
  // The page depends on compilers and packages, which the bundler's cache on disk doesn't know.
  this.cacheable(false);
  const done = this.async();
  const sites = [...globalThis[Symbol.for('site: API pages')].values()];
  const render = sites.map((pages) => pages.get(this.resourcePath)).find((page) => page !== undefined);
  render().then((json) => done(null, `export default ${json};`), done);
};

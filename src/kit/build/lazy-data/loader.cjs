/** A loader of the bundler: makes the data of the file it is given. `index.ts` knows how. */
module.exports = function loadData() {
  // The data depends on compilers and packages, which the bundler's cache on disk doesn't know.
  this.cacheable(false);
  const done = this.async();
  const make = globalThis[Symbol.for('lazy data')].get(this.resourcePath);
  make().then((json) => done(null, `export default ${json};`), done);
};

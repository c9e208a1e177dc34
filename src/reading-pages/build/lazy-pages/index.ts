/** In development, compiles a page when a browser opens it: README.md. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type DevServer = {readonly app?: {readonly use: (handler: unknown) => void}; readonly compiler: unknown};
type Rspack = {readonly lazyCompilationMiddleware: (compiler: unknown) => unknown};

/** All but the front page, which most people open first. Each step of what is imported would be another request. */
const NOT_AT_ONCE = /^(?!.*(?:src[\\/]pages[\\/]index|content-pages[\\/]default[\\/]__plugin))/;

/** Compiles what the application imports dynamically, which is every other page, on the first request. */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}): object {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        lazyCompilation: {entries: false, imports: true, test: NOT_AT_ONCE},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'registry-loader.cjs'),
            },
          ],
        },
        devServer: {
          // webpack-merge calls Docusaurus' own function too, and joins the lists they return.
          setupMiddlewares: (_middlewares: unknown[], {app, compiler}: DevServer) => {
            app?.use(lazyCompilationMiddleware(compiler));
            return [];
          },
        },
      };
    },
  };
}

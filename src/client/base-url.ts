/** Path the page's locale is served under, with slashes at both ends. The bundler provides it. */
declare const __webpack_public_path__: string | undefined;

export const baseUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

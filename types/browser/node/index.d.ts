/** Replaces Node's types for tsconfig.browser.json, because some packages' types ask for them. */
export {};

/** Replaces prism-react-renderer in the browser. */
export const Prism = {};
export const themes = {};

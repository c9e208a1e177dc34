/* Stands in for what the theme does not need. */
export {};

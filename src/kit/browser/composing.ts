/** Safari says that a key ends a composition by this code only. */
const COMPOSING = 229;

/** Whether a key is part of a composition in an input method, such as the Enter that ends it. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === COMPOSING;

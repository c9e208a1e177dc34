/** Names under which the root modules are known to readers, where it is not their own. */
export const ROOT_NAMES: Readonly<Record<string, string>> = {RescriptCore: 'Core'};

/** Roots whose contents readers write without the root's name. */
export const OPEN_ROOTS: readonly string[] = ['Stdlib', 'Core'];

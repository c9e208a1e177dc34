/** Names readers know the root modules by, if they differ from the modules' own names. */
export const ROOT_NAMES: Readonly<Record<string, string>> = {RescriptCore: 'Core'};

/** Roots whose members are written without the root's name. */
export const OPEN_ROOTS: readonly string[] = ['Stdlib', 'Core'];

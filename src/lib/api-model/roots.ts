/** Names readers know the roots by, where those differ. */
export const ROOT_NAMES: Readonly<Record<string, string>> = {RescriptCore: 'Core'};

/** Roots whose members are written without the root's name. */
export const OPEN_ROOTS: readonly string[] = ['Stdlib', 'Core'];

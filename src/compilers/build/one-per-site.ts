/**
 * Docusaurus loads each plugin given as a path into a module registry of its own, so a variable of a module exists once
 * a plugin. What may exist only once is kept on the global object.
 * @param name a name no other caller uses
 */
export function onePerSite<Made>(name: string, make: (siteDir: string) => Made): (siteDir: string) => Made {
  const key = Symbol.for(`site: ${name}`);
  const shared = globalThis as {[key: symbol]: Map<string, Made> | undefined};
  return (siteDir) => {
    const sites = (shared[key] ??= new Map<string, Made>());
    const made = sites.get(siteDir) ?? make(siteDir);
    sites.set(siteDir, made);
    return made;
  };
}

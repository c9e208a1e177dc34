import type {LinkedModule} from '../../core/link-program';

/** Gives every module a URL of its own. Each module may import the ones before it. */
export function addressesOf(modules: readonly LinkedModule[]): readonly string[] {
  const addresses: string[] = [];
  for (const {pieces} of modules) {
    const text = pieces.map((piece) => (typeof piece === 'number' ? (addresses[piece] ?? '') : piece)).join('');
    addresses.push(URL.createObjectURL(new Blob([text], {type: 'text/javascript'})));
  }
  return addresses;
}

/** Imports a module by its URL. The bundler must not see the import. */
export function importModule(address: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* webpackIgnore: true */ address) as Promise<Readonly<Record<string, unknown>>>;
}

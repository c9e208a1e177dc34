/**
 * The modules of a version with the data from every source side by side: documentation, printed signature, Reason
 * signature.
 */
import type {ApiLibrary, ApiModule} from './model';
import type {RawLibrary, RawVersion} from './raw';
import {parseReasonDump} from './reason-dump';
import {OPEN_ROOTS, ROOT_NAMES} from './roots';
import {parseSignatureDump, type DumpItem} from './signature-dump';
import type {ToolsItem} from './tools-doc';

export type ModuleDraft = Pick<
  ApiModule,
  'id' | 'library' | 'kind' | 'parent' | 'name' | 'nested' | 'aliasOf' | 'functor'
> & {
  /** Names inside the root. */
  readonly path: readonly string[];
  /** Whether it's an alias of a module in the same library, which has no page of its own. */
  readonly aliasIsLocal: boolean;
  /** The compiled module, if this one is a compiled module of its own. */
  readonly unit: string | undefined;
  readonly docs: string;
  /** Undefined for roots, which aren't declared in a source file. */
  readonly tools: ToolsItem | undefined;
  readonly items: readonly ToolsItem[];
  readonly printed: readonly DumpItem[];
  readonly reason: readonly DumpItem[] | undefined;
};

/** File name prefixes of libraries whose printed names don't include them. */
const UNIT_PREFIXES = ['', 'Stdlib_', 'Core__'];

/** Where a printed module is: the compiled module and the names inside it. */
type Place = {readonly unit: string; readonly inner: readonly string[]};

/**
 * Lists all modules of the version, roots first. Throws a readable error if documentation and signatures don't match.
 */
export function moduleTree(raw: RawVersion): readonly ModuleDraft[] {
  const units = new Units(raw);
  return raw.libraries.flatMap((library) => libraryTree(library, units));
}

function libraryTree({library, unit, doc}: RawLibrary, units: Units): readonly ModuleDraft[] {
  const root = ROOT_NAMES[unit] ?? unit;
  const prefix = OPEN_ROOTS.includes(root) ? [] : [root];
  const place: Place = {unit, inner: []};
  const draft: ModuleDraft = {
    id: root,
    library,
    kind: 'module',
    parent: undefined,
    name: root,
    nested: false,
    aliasOf: undefined,
    aliasIsLocal: false,
    functor: undefined,
    path: [],
    unit,
    docs: doc.docs,
    tools: undefined,
    items: doc.items,
    printed: units.printed(place),
    reason: units.reason(place),
  };
  return [draft, ...below(draft, place, {library, prefix, units})];
}

type Context = {readonly library: ApiLibrary; readonly prefix: readonly string[]; readonly units: Units};

function below(parent: ModuleDraft, place: Place, context: Context): readonly ModuleDraft[] {
  return parent.items.flatMap((item) => {
    if (item.kind === 'type' || item.kind === 'value') return [];
    const at = context.units.child(place, item.name);
    const nested = at.place.unit === place.unit;
    const local = nested && at.place.inner.join('.') !== [...place.inner, item.name].join('.');
    const path = [...parent.path, item.name];
    const unitPath = [...context.prefix, ...parent.path.slice(0, parent.path.length - place.inner.length)];
    const draft: ModuleDraft = {
      id: [...context.prefix, ...path].join('.'),
      library: context.library,
      kind: item.kind === 'moduleType' ? 'moduleType' : 'module',
      parent: parent.id,
      name: item.name,
      nested,
      aliasOf: local ? [...unitPath, ...at.place.inner].join('.') : at.aliasOf,
      aliasIsLocal: local,
      functor: at.functor,
      path,
      unit: at.place.inner.length === 0 ? at.place.unit : undefined,
      docs: item.docs,
      tools: item,
      items: local ? [] : item.items,
      printed: context.units.printed(at.place),
      reason: context.units.reason(at.place),
    };
    return [draft, ...below(draft, at.place, context)];
  });
}

type Child = {
  readonly place: Place;
  /** Set for aliases of other libraries' public modules. */
  readonly aliasOf: string | undefined;
  readonly functor: string | undefined;
};

/** The printed signatures of a version, parsed on first use. */
class Units {
  readonly #raw: RawVersion;
  readonly #parsed = new Map<string, readonly DumpItem[]>();

  constructor(raw: RawVersion) {
    this.#raw = raw;
  }

  printed(place: Place): readonly DumpItem[] {
    return this.#inside(place, this.#raw.signatures, parseSignatureDump);
  }

  reason(place: Place): readonly DumpItem[] | undefined {
    const {reason} = this.#raw;
    return reason && this.#inside(place, reason, parseReasonDump);
  }

  /** Resolves the module with that name inside its parent, following aliases. */
  child({unit, inner}: Place, name: string): Child {
    const place: Place = {unit, inner: [...inner, name]};
    const isIt = (item: DumpItem): boolean => isModule(item) && item.name === name;
    const item = this.printed({unit, inner}).find(isIt);
    if (!item)
      throw new Error(
        `${this.#raw.version}: the module ${[unit, ...place.inner].join('.')} is documented, but the compiler doesn't print it.`,
      );
    if (item.kind === 'alias') return this.#follow(item.target, {unit, inner});
    const shown = this.reason({unit, inner})?.find(isIt) ?? item;
    return {place, aliasOf: undefined, functor: shown.kind === 'module' ? shown.functor : undefined};
  }

  #follow(target: string, from: Place): Child {
    const [head = '', ...rest] = target.split('.');
    for (let depth = from.inner.length; depth >= 0; depth--) {
      const around: Place = {unit: from.unit, inner: from.inner.slice(0, depth)};
      if (this.printed(around).some((item) => isModule(item) && item.name === head))
        return this.#descend(around, [head, ...rest], undefined);
    }
    const unit = UNIT_PREFIXES.map((prefix) => prefix + head).find((name) => Object.hasOwn(this.#raw.signatures, name));
    if (unit === undefined)
      throw new Error(
        `${this.#raw.version}: ${from.unit} has a module that is an alias of ${target}, which the packages don't contain.`,
      );
    const isRoot = this.#raw.libraries.some((library) => library.unit === unit);
    return this.#descend({unit, inner: []}, rest, isRoot ? target : undefined);
  }

  #descend(from: Place, path: readonly string[], aliasOf: string | undefined): Child {
    const place = path.reduce((at, name) => this.child(at, name).place, from);
    return {place, aliasOf, functor: undefined};
  }

  #inside(
    {unit, inner}: Place,
    texts: Readonly<Record<string, string>>,
    parse: (text: string) => readonly DumpItem[],
  ): readonly DumpItem[] {
    const text = texts[unit];
    if (text === undefined) throw new Error(`${this.#raw.version}: there is no printed signature of ${unit}.`);
    let found = this.#parsed.get(text) ?? parse(text);
    this.#parsed.set(text, found);
    for (const name of inner) {
      const module = found.find((item) => isModule(item) && item.name === name);
      if (!module || !('items' in module))
        throw new Error(`${this.#raw.version}: the compiler doesn't print the module ${[unit, ...inner].join('.')}.`);
      found = module.items;
    }
    return found;
  }
}

function isModule(item: DumpItem): boolean {
  return item.kind === 'alias' || item.kind === 'module' || item.kind === 'moduleType';
}

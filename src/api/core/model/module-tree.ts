/**
 * The modules of a version with the data from every source side by side: documentation, printed signature, Reason
 * signature.
 */
import {moduleSlug} from '../../../rescript/core/api-address';
import {OPEN_ROOTS, type ApiModule} from './model';
import type {RawLibrary, RawVersion, ToolsItem} from './raw';
import {parseReasonDump, parseSignatureDump, type DumpItem} from './signature-dump';

export type ModuleDraft = {
  readonly module: Omit<ApiModule, 'deprecated' | 'source' | 'items'>;
  /** Names inside the root. */
  readonly path: readonly string[];
  /** The compiled module, if this one is a compiled module of its own. */
  readonly unit: string | undefined;
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
  const root = unit === 'RescriptCore' ? 'Core' : unit;
  const prefix = OPEN_ROOTS.includes(root) ? [] : [root];
  const place: Place = {unit, inner: []};
  const draft: ModuleDraft = {
    module: {
      id: root,
      library,
      kind: 'module',
      parent: undefined,
      name: root,
      nested: false,
      aliasOf: undefined,
      slug: library,
      functor: undefined,
      docs: doc.docs,
    },
    path: [],
    unit,
    tools: undefined,
    items: doc.items,
    ...units.signatures(place),
  };

  function below(parent: ModuleDraft, around: Place): readonly ModuleDraft[] {
    return parent.items.flatMap((item) => {
      if (item.kind === 'type' || item.kind === 'value') return [];
      const {place: at, aliasOf, functor} = units.child(around, item.name);
      const nested = at.unit === around.unit;
      // An alias of a module in the same library doesn't have a page.
      const isLocalAlias = nested && at.inner.join('.') !== [...around.inner, item.name].join('.');
      const path = [...parent.path, item.name];
      const unitPath = [...prefix, ...parent.path.slice(0, parent.path.length - around.inner.length)];
      const kind = item.kind === 'moduleType' ? 'moduleType' : 'module';
      const child: ModuleDraft = {
        module: {
          id: [...prefix, ...path].join('.'),
          library,
          kind,
          parent: parent.module.id,
          name: item.name,
          nested,
          aliasOf: isLocalAlias ? [...unitPath, ...at.inner].join('.') : aliasOf,
          slug: isLocalAlias ? undefined : moduleSlug(library, path, kind),
          functor,
          docs: item.docs,
        },
        path,
        unit: at.inner.length === 0 ? at.unit : undefined,
        tools: item,
        items: isLocalAlias ? [] : item.items,
        ...units.signatures(at),
      };
      return [child, ...below(child, at)];
    });
  }
  return [draft, ...below(draft, place)];
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

  signatures(place: Place): Pick<ModuleDraft, 'printed' | 'reason'> {
    const {signatures, reason} = this.#raw;
    return {
      printed: this.#inside(place, signatures, parseSignatureDump),
      reason: reason && this.#inside(place, reason, parseReasonDump),
    };
  }

  /** Resolves the module with that name inside its parent, following aliases. */
  child(around: Place, name: string): Child {
    const place: Place = {unit: around.unit, inner: [...around.inner, name]};
    const {printed, reason = []} = this.signatures(around);
    const item = moduleNamed(printed, name);
    if (!item)
      throw new Error(
        `${this.#raw.version}: the module ${[place.unit, ...place.inner].join('.')} is documented, but the compiler doesn't print it.`,
      );
    if (item.kind === 'alias') return this.#follow(item.target, around);
    const shown = moduleNamed(reason, name) ?? item;
    return {place, aliasOf: undefined, functor: shown.kind === 'module' ? shown.functor : undefined};
  }

  #follow(target: string, from: Place): Child {
    const [head = '', ...rest] = target.split('.');
    for (let depth = from.inner.length; depth >= 0; depth--) {
      const around: Place = {unit: from.unit, inner: from.inner.slice(0, depth)};
      if (moduleNamed(this.signatures(around).printed, head)) return this.#descend(around, [head, ...rest], undefined);
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
      const module = moduleNamed(found, name);
      if (!module || !('items' in module))
        throw new Error(`${this.#raw.version}: the compiler doesn't print the module ${[unit, ...inner].join('.')}.`);
      found = module.items;
    }
    return found;
  }
}

function moduleNamed(items: readonly DumpItem[], name: string): DumpItem | undefined {
  const kinds: readonly DumpItem['kind'][] = ['alias', 'module', 'moduleType'];
  return items.find((item) => kinds.includes(item.kind) && item.name === name);
}

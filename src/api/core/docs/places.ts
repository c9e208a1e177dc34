/** Resolves the names in signatures and comments to URLs, relative to a module's page. */
import {findApiName, type ApiIndex} from '../model/api-index';
import type {ApiModel} from '../model/model';
import {createScope} from '../model/scope';

/** The URL of a type, by its module path and name as used in the signature; undefined if it isn't on the site. */
export type TypeAddress = (modules: readonly string[], name: string) => string | undefined;

export type Places = {
  /** The URL of a module's page; undefined for modules without one. */
  readonly moduleAddress: (id: string) => string | undefined;
  /** The URLs of types, relative to a module's page. Types on that page are just a hash. */
  readonly typeAddress: (inside: string) => TypeAddress;
  /** The URL of an item or module by its name in one of the module's comments: `map`, `Belt.List.keep`, `Belt_List`. */
  readonly nameAddress: (inside: string) => (name: string) => string | undefined;
  /**
   * The URL on this site that a link in one of the module's comments points to: a relative one, a hash, or one to a page
   * of the manual where the compiler's authors read it, which becomes the same version's page.
   */
  readonly linkAddress: (inside: string) => (url: string) => string | undefined;
};

/**
 * Types the compiler knows without a module, and the modules that document them. The first module that exists in a
 * version is used.
 */
const BUILTIN_TYPES = new Map([
  ['array', ['Array', 'Belt.Array']],
  ['bigint', ['BigInt', 'Js.Bigint']],
  ['bool', ['Bool']],
  ['dict', ['Dict', 'Js.Dict']],
  ['exn', ['JsExn', 'Exn', 'Js.Exn']],
  ['float', ['Float', 'Belt.Float']],
  ['int', ['Int', 'Belt.Int']],
  ['lazy_t', ['Lazy']],
  ['list', ['List', 'Belt.List']],
  ['option', ['Option', 'Belt.Option']],
  ['promise', ['Promise', 'Js.Promise']],
  ['result', ['Result', 'Belt.Result']],
  ['string', ['String', 'Js.String2']],
]);

/** A page of the manual as comments name it. Headings have other ids here, so that a hash doesn't count. */
const MANUAL_PAGE = /^https?:\/\/(?:www\.)?rescript-lang\.org\/docs\/manual\/[^/]+\/([^#?]+?)\/?(?:[#?]|$)/;

/** @param address returns the URL of a place in the version's API: path and anchor */
export function createPlaces(
  model: ApiModel,
  index: ApiIndex,
  address: (path: string, anchor?: string) => string,
): Places {
  const scope = createScope(model.modules, index.open);
  const slugs = new Set(model.modules.map(({slug}) => slug));

  const moduleAddress = (id: string): string | undefined => {
    const module = index.modules[id];
    return module && address(module.slug);
  };
  const itemAddress = (owner: string, name: string, kind: string | undefined, inside: string): string | undefined => {
    const module = index.modules[owner];
    const items = module?.items.filter((item) => item.name === name && item.kind === (kind ?? item.kind)) ?? [];
    const item = items.find((other) => other.kind === 'value') ?? items[0];
    return module && item && addressFrom(inside, module.slug, item.anchor);
  };
  const addressFrom = (inside: string, path: string, anchor?: string): string =>
    anchor !== undefined && path === index.modules[inside]?.slug ? `#${anchor}` : address(path, anchor);

  return {
    moduleAddress,
    typeAddress: (inside) => (modules, name) => {
      const owner = scope.typeOwner(modules, name, inside);
      if (owner !== undefined) return itemAddress(owner, name, 'type', inside);
      if (modules.length > 0) return undefined;
      const about = BUILTIN_TYPES.get(name)?.find((id) => index.modules[id]);
      return about === undefined || about === inside ? undefined : moduleAddress(about);
    },
    nameAddress: (inside) => (name) => {
      const own = itemAddress(inside, name, undefined, inside);
      if (own !== undefined) return own;
      const plain = name.replace(/^(Belt|Js|Dom)_(?=\w)/, '$1.').replace(/\(\)$/, '');
      const root = inside.split('.')[0] ?? '';
      const found = [plain, `${inside}.${plain}`, `${root}.${plain}`]
        .map((full) => findApiName(index, full))
        .find((place) => place !== undefined);
      return found && addressFrom(inside, found.path, found.anchor);
    },
    linkAddress: (inside) => (url) => {
      if (/^https?:/.test(url)) {
        const page = MANUAL_PAGE.exec(url)?.[1];
        if (page === undefined) return undefined;
        const slug = /^api\/(.+)/.exec(page)?.[1];
        if (slug === undefined) return `${address('').replace(/api$/, '')}${page}`;
        return slugs.has(slug) ? address(slug) : undefined;
      }
      const [path = '', hash] = url.replace(/\\/g, '').split('#');
      if (path === '') {
        const anchor = hash?.toLowerCase().replace(/^(?:type|value)-/, '');
        return index.modules[inside]?.items.some((item) => item.anchor === anchor) ? `#${anchor ?? ''}` : undefined;
      }
      const last = path
        .replace(/\.mdx?$/, '')
        .split('/')
        .filter((part) => !part.startsWith('.'));
      const library = index.modules[inside]?.slug.split('/')[0] ?? '';
      const slug = [last.join('/'), `${library}/${last.at(-1) ?? ''}`].find((candidate) => slugs.has(candidate));
      return slug === undefined ? undefined : address(slug);
    },
  };
}

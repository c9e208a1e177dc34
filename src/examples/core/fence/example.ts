/** Turns a page's fences into examples: resolves names, prepends preludes, and determines versions. */
import type {CompilerSupport, SourceFile} from '../../../rescript/core/syntax/source-file';
import {splitFiles, type FenceFile} from './files';
import {parseFence, type ExampleFence, type Fence} from './fence';
import type {RawFence, Problem} from './scan';

/** What a page's folder determines about its examples. */
export type PageContext = {
  readonly version: string;
  /**
   * Whether a fence may name another, as on pages without a version. A fence in a former language always may, if the
   * page's version doesn't compile it.
   */
  readonly mayChooseVersion: boolean;
  /** Whether every fence has to name one: posts stay as they are when the latest version changes. */
  readonly mustChooseVersion?: boolean;
  readonly compilers: Readonly<Record<string, CompilerSupport>>;
};

/** `src/app/build/example-pages.ts` lists this site's folders. */
export type PageRules = {
  /** Relative to the site's root, with forward slashes. */
  readonly folders: readonly string[];
  /** What a page's path from the site's root determines. */
  readonly contextOf: (page: string) => Pick<PageContext, 'version' | 'mayChooseVersion' | 'mustChooseVersion'>;
};

export type Example = {
  readonly fence: ExampleFence;
  readonly version: string;
  /** Without preludes. The last file is the example's own. */
  readonly written: readonly FenceFile[];
  /** With the preludes at the top of the last file. */
  readonly files: readonly SourceFile[];
  /** The hidden text before the last file, as whole lines. */
  readonly prelude: string;
};

/** A fence, with its example if it can be compiled. */
export type PageFence = {readonly raw: RawFence; readonly fence: Fence; readonly example?: Example};

/** Reports what's wrong with a fence, and how to fix it. */
type Report = (message: string, fix: string) => void;

/** Reads all fences of a page. */
export function readExamples(
  raws: readonly RawFence[],
  context: PageContext,
): {readonly fences: readonly PageFence[]; readonly problems: readonly Problem[]} {
  const problems: Problem[] = [];
  const named = new Map<string, ExampleFence>();
  const fences = raws.map((raw): PageFence => {
    const parsed = parseFence(raw);
    const own = [...parsed.problems];
    const {fence} = parsed;
    if (fence.kind !== 'example') {
      problems.push(...own);
      return {raw, fence};
    }
    const report: Report = (message, fix) => own.push({line: fence.line, message, fix});
    const version = resolveVersion(fence, context, report);
    const {files: written, problems: ofFiles} = splitFiles(fence.code, fence.language, fence.line);
    own.push(...ofFiles);
    const prelude = resolvePrelude(fence, named, report);
    if (fence.name !== undefined) {
      if (named.has(fence.name))
        report(`the page has two examples named ${fence.name}`, 'Give each example a different name.');
      named.set(fence.name, fence);
    }
    problems.push(...own);
    return own.length > 0
      ? {raw, fence}
      : {raw, fence, example: {fence, version, written, prelude, files: compose(written, prelude)}};
  });
  return {fences, problems};
}

function compose(written: readonly FenceFile[], prelude: string): readonly SourceFile[] {
  return written.map(({name, code}, index) => ({name, code: index === written.length - 1 ? prelude + code : code}));
}

function resolveVersion(fence: ExampleFence, context: PageContext, report: Report): string {
  const own = context.compilers[context.version];
  const isFormer = own !== undefined && !own.languages.includes(fence.language);
  if (fence.version !== undefined && !context.mayChooseVersion && !isFormer) {
    report(
      `the page belongs to ${context.version}, so an example can't use ${fence.version}`,
      'Remove version= from the fence.',
    );
    return context.version;
  }
  if (fence.version === undefined && context.mustChooseVersion)
    report(
      'the example of a post names no version',
      `Write the post's version after the language: \`\`\`${fence.language} version=${context.version}.`,
    );
  const version = fence.version ?? context.version;
  const compiler = context.compilers[version];
  if (!compiler)
    report(
      `no compiler is available for version=${version}`,
      `Write one of ${Object.keys(context.compilers).join(', ')}.`,
    );
  else if (!compiler.languages.includes(fence.language)) {
    const older = Object.keys(context.compilers).find((id) =>
      context.compilers[id]?.languages.includes(fence.language),
    );
    const instead = older === undefined ? '' : ` Or name the version that compiles it: version=${older}.`;
    report(
      `${fence.language} can't be compiled with ${version}`,
      `Write the example in ${compiler.languages.join(' or ')}.${instead}`,
    );
  } else if (fence.jsx !== undefined && !compiler.jsx.includes(fence.jsx))
    report(
      `${version} doesn't support jsx=${fence.jsx}`,
      compiler.jsx.length > 0
        ? `Remove it, or write ${compiler.jsx.map((mode) => `jsx=${mode}`).join(' or ')}.`
        : 'Remove it.',
    );
  else if (fence.letUnwrap && compiler.letUnwrapFlags === undefined)
    report(`${version} doesn't have experimental=LetUnwrap`, 'Remove it.');
  else if (fence.output === 'ts' && !compiler.typescript)
    report(`${version} doesn't write TypeScript`, 'Show another output.');
  return version;
}

/** The preludes and their own preludes, each once. */
function resolvePrelude(fence: ExampleFence, named: ReadonlyMap<string, ExampleFence>, report: Report): string {
  const done = new Set<ExampleFence>();
  const textOf = ({prelude}: ExampleFence): string => {
    if (!prelude) return '';
    if (prelude.kind === 'inline') return prelude.source;
    return prelude.names
      .map((name) => {
        const source = named.get(name);
        if (!source)
          report(
            `no earlier example is named ${name}`,
            `Give an earlier example name=${name}. A fragment can't be a prelude.`,
          );
        if (!source || done.has(source)) return '';
        done.add(source);
        return isPreludeOf(fence, source, report) ? textOf(source) + source.code : '';
      })
      .join('');
  };
  return textOf(fence);
}

/** Whether a named example can be the prelude of another; reports why not. */
function isPreludeOf(fence: ExampleFence, source: ExampleFence, report: Report): boolean {
  const isInterface = ({language}: ExampleFence): boolean => language === 'resi';
  if (source.language !== fence.language && (isInterface(source) || !isInterface(fence)))
    report(
      `the prelude ${source.name} is written in ${source.language}, this example in ${fence.language}`,
      'Write both in the same language.',
    );
  else if (/^\/\/ file: /m.test(source.code))
    report(`the prelude ${source.name} has several files`, 'A prelude must be a single file.');
  else return true;
  return false;
}

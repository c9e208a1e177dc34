/** Turns a page's fences into examples: resolves names, prepends preludes and determines versions. */
import {splitFiles, type FenceFile} from './files';
import {parseFence, type ExampleFence, type ExampleLanguage, type Fence, type JsxMode} from './fence';
import type {Problem} from './problem';
import type {RawFence} from './scan';

/** What a version's compiler supports. */
export type CompilerSupport = {
  readonly languages: readonly ExampleLanguage[];
  readonly jsx: readonly JsxMode[];
  /** Whether it can write `.gen.tsx` files. */
  readonly typescript: boolean;
};

/** What a page's folder determines about its examples. */
export type PageContext = {
  readonly version: string;
  /** Whether a fence may name another, as on pages without a version. */
  readonly mayChooseVersion: boolean;
  /** Whether every fence has to name one: posts stay as they are when the latest version changes. */
  readonly mustChooseVersion?: boolean;
  readonly compilers: Readonly<Record<string, CompilerSupport>>;
};

/** `src/config/examples.ts` lists this site's folders. */
export type PageRules = {
  /** Relative to the site's root, with forward slashes. */
  readonly folders: readonly string[];
  /** What a page's path from the site's root determines. */
  readonly contextOf: (page: string) => Pick<PageContext, 'version' | 'mayChooseVersion' | 'mustChooseVersion'>;
};

export type SourceFile = {readonly name: string; readonly code: string};

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
    const version = settleVersion(fence, context, own);
    const {files: written, problems: ofFiles} = splitFiles(fence.code, fence.language, fence.line);
    own.push(...ofFiles);
    const prelude = resolvePrelude(fence, named, own);
    if (fence.name !== undefined) {
      if (named.has(fence.name)) {
        own.push({
          line: fence.line,
          message: `the page has two examples named ${fence.name}`,
          cure: 'Give each example a name of its own.',
        });
      }
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

function settleVersion(fence: ExampleFence, context: PageContext, problems: Problem[]): string {
  const {line} = fence;
  if (fence.version !== undefined && !context.mayChooseVersion) {
    problems.push({
      line,
      message: `the page belongs to ${context.version}, so an example can't use ${fence.version}`,
      cure: 'Remove version= from the fence.',
    });
    return context.version;
  }
  if (fence.version === undefined && context.mustChooseVersion) {
    problems.push({
      line,
      message: 'the example of a post names no version',
      cure: `Write the post's version after the language: \`\`\`${fence.language} version=${context.version}.`,
    });
  }
  const version = fence.version ?? context.version;
  const compiler = context.compilers[version];
  if (!compiler) {
    problems.push({
      line,
      message: `no compiler is available for version=${version}`,
      cure: `Write one of ${Object.keys(context.compilers).join(', ')}.`,
    });
  } else if (!compiler.languages.includes(fence.language)) {
    problems.push({
      line,
      message: `${fence.language} can't be compiled with ${version}`,
      cure: `Write the example in ${compiler.languages.join(' or ')}.`,
    });
  } else if (fence.jsx !== undefined && !compiler.jsx.includes(fence.jsx)) {
    problems.push({
      line,
      message: `${version} doesn't support jsx=${fence.jsx}`,
      cure:
        compiler.jsx.length > 0
          ? `Remove it, or write ${compiler.jsx.map((mode) => `jsx=${mode}`).join(' or ')}.`
          : 'Remove it.',
    });
  } else if (fence.output === 'ts' && !compiler.typescript) {
    problems.push({line, message: `${version} doesn't write TypeScript`, cure: 'Show another output.'});
  }
  return version;
}

/** The preludes and their own preludes, each once. */
function resolvePrelude(fence: ExampleFence, named: ReadonlyMap<string, ExampleFence>, problems: Problem[]): string {
  const done = new Set<ExampleFence>();
  const textOf = ({prelude}: ExampleFence): string => {
    if (!prelude) return '';
    if (prelude.kind === 'inline') return prelude.source;
    return prelude.names
      .map((name) => {
        const source = named.get(name);
        if (!source) {
          problems.push({
            line: fence.line,
            message: `no earlier example is named ${name}`,
            cure: `Give an earlier example name=${name}. A fragment can't be a prelude.`,
          });
          return '';
        }
        if (done.has(source)) return '';
        done.add(source);
        return preludeProblem(source, fence, problems) ? '' : textOf(source) + source.code;
      })
      .join('');
  };
  return textOf(fence);
}

function preludeProblem(source: ExampleFence, fence: ExampleFence, problems: Problem[]): boolean {
  const isInterface = (language: ExampleLanguage): boolean => language === 'resi';
  const sameSyntax =
    source.language === fence.language || (!isInterface(source.language) && isInterface(fence.language));
  if (!sameSyntax) {
    problems.push({
      line: fence.line,
      message: `the prelude ${source.name} is written in ${source.language}, this example in ${fence.language}`,
      cure: 'Write both in the same language.',
    });
  } else if (/^\/\/ file: /m.test(source.code)) {
    problems.push({
      line: fence.line,
      message: `the prelude ${source.name} has several files`,
      cure: 'A prelude must be a single file.',
    });
  } else return false;
  return true;
}

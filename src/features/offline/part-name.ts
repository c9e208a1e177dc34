import {translate} from '@docusaurus/Translate';
import type {Part, PartKind} from '@site/src/lib/offline/manifest';

/** The name of a part. */
export function partName({kind, label}: Pick<Part, 'kind' | 'label'>): string {
  const names: Record<PartKind, string> = {
    shared: translate({
      id: 'site.offline.part.shared',
      message: 'Front page, search, syntax lookup, compiler errors, packages, community and blog',
      description: 'What is always stored for reading offline',
    }),
    manual: translate(
      {
        id: 'site.offline.part.manual',
        message: 'Language manual and API, {version}',
        description: 'A part that can be stored',
      },
      {version: label},
    ),
    react: translate(
      {id: 'site.offline.part.react', message: 'React, {version}', description: 'A part that can be stored'},
      {version: label},
    ),
    playground: translate({
      id: 'site.offline.part.playground',
      message: 'Playground',
      description: 'A part that can be stored',
    }),
    compiler: translate(
      {
        id: 'site.offline.part.compiler',
        message: 'Compiler {version} for the playground',
        description: 'A part that can be stored',
      },
      {version: label},
    ),
  };
  return names[kind];
}

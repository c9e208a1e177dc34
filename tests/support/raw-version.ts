/** Small versions of packages for tests. */
import type {ApiLibrary} from '@site/src/api/core/model/model';
import type {RawVersion, ToolsItem} from '@site/src/api/core/model/raw';

export function toolsItem(kind: ToolsItem['kind'], name: string, more: Partial<ToolsItem> = {}): ToolsItem {
  return {
    kind,
    name,
    docs: '',
    deprecated: undefined,
    source: {file: 'A.res', line: 1},
    fields: [],
    items: [],
    ...more,
  };
}

export function rawVersion({
  libraries,
  signatures,
  reason,
  deprecations = {},
  version = 'v11.0.0',
}: {
  readonly version?: string;
  readonly libraries: readonly {
    readonly library: ApiLibrary;
    readonly unit: string;
    readonly items: readonly ToolsItem[];
  }[];
  readonly signatures: RawVersion['signatures'];
  readonly reason?: RawVersion['reason'];
  readonly deprecations?: RawVersion['deprecations'];
}): RawVersion {
  return {
    version,
    comments: {syntax: 'markdown', language: 'res'},
    libraries: libraries.map(({library, unit, items}) => ({library, unit, doc: {docs: '', items}})),
    signatures,
    reason,
    paths: {'C.res': 'intl/C.res'},
    deprecations,
  };
}

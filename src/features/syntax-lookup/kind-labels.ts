import {translate} from '@docusaurus/Translate';
import type {LookupKind} from '@site/src/lib/syntax-lookup/entry';

/** What the kinds of entries are called; the list of the same words is in `src/lib/syntax-lookup/labels.ts`. */
export function kindLabels(): Readonly<Record<LookupKind, string>> {
  return {
    decorator: translate({id: 'lookup.kind.decorator', message: 'Decorators', description: 'Kind of syntax: @as, @module'}),
    operator: translate({id: 'lookup.kind.operator', message: 'Operators', description: 'Kind of syntax: ->, +'}),
    construct: translate({id: 'lookup.kind.construct', message: 'Language constructs', description: 'Kind of syntax: switch, let'}),
    function: translate({id: 'lookup.kind.function', message: 'Built-in functions', description: 'Kind of syntax: ignore'}),
    extension: translate({id: 'lookup.kind.extension', message: 'Extension points', description: 'Kind of syntax: %raw, %todo'}),
    value: translate({id: 'lookup.kind.value', message: 'Special values', description: 'Kind of syntax: __LINE__'}),
  };
}

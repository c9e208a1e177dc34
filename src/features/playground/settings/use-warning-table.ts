import {useEffect, useState} from 'react';
import {warningTableOf, type WarningData} from '@site/src/lib/playground/warning-data';
import type {WarningTable} from '@site/src/lib/warnings/table';

const loaded = new Map<string, WarningTable>();

/** The warnings of a manual version's compiler, once they have loaded. */
export function useWarningTable(manual: string | undefined): WarningTable | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (manual === undefined || loaded.has(manual)) return;
    import(`@generated/playground-data/default/warnings-${manual}.json`).then(
      (module: {readonly default: WarningData}) => {
        loaded.set(manual, warningTableOf(module.default));
        setCount((count) => count + 1);
      },
      () => undefined, // The flags can be written without the table.
    );
  }, [manual]);
  return manual === undefined ? undefined : loaded.get(manual);
}

import {useEffect, useState} from 'react';
import {messageOf} from '../state/message';
import type {SourceFile} from '@site/src/lib/fence/example';
import type {EngineVersion, PlaygroundEngine} from '@site/src/lib/playground/engine';
import type {PlaygroundSettings} from '@site/src/lib/playground/settings';
import {judge, type Verdict} from './compare';

/** The results by release, one after another because each makes the engine load a compiler. The code doesn't change in the meantime. */
export function useVerdicts(
  engine: PlaygroundEngine,
  versions: readonly EngineVersion[],
  code: string,
  files: readonly SourceFile[],
  settings: PlaygroundSettings,
): Readonly<Record<string, Verdict>> {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      for (const version of versions) {
        const verdict = await judge(engine, code, files, settings, version, messageOf);
        if (gone) return;
        setVerdicts((before) => ({...before, [version.version]: verdict}));
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [engine, versions, code, files, settings]);
  return verdicts;
}

import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import type {SourceFile} from '@site/src/rescript/core/syntax/source-file';
import type {EngineVersion, PlaygroundEngine} from '@site/src/compilers/core/engine';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import {versionLabel} from '../settings/version-label';
import {judge, newestOfEach, type Verdict} from './compare';
import VerdictView from './VerdictView';
import styles from './versions.module.css';

type VersionsDialogProps = {
  readonly engine: PlaygroundEngine;
  /**
   * All releases, newest first. The list is the same object until the engine reconnects; a new list restarts the
   * comparison.
   */
  readonly versions: readonly EngineVersion[];
  readonly code: string;
  readonly files: readonly SourceFile[];
  readonly settings: PlaygroundSettings;
  readonly onClose: () => void;
};

/** The same code in all versions: which accept it and what each emits. */
export default function VersionsDialog({
  engine,
  versions: all,
  code,
  files,
  settings,
  onClose,
}: VersionsDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const versions = useMemo(() => newestOfEach(all, settings.version), [all, settings.version]);
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const current = verdicts[settings.version];
  useEffect(() => {
    let gone = false;
    // One after another, because each makes the engine load a compiler. The code doesn't change in the meantime.
    const ask = async (): Promise<void> => {
      for (const version of versions) {
        const verdict = await judge(engine, code, files, settings, version);
        if (gone) return;
        setVerdicts((before) => ({...before, [version.version]: verdict}));
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [engine, versions, code, files, settings]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="playground-versions-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="playground-versions-title">
          <Translate id="playground.compare.title" description="Title of the comparison of versions">
            The same code in all versions
          </Translate>
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={translate({
            id: 'playground.compare.close',
            message: 'Close',
            description: 'Button that closes the comparison',
          })}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.versions} role="list">
        {versions.map((version) => (
          <li key={version.version}>
            <h3>{versionLabel(version, versions)}</h3>
            <VerdictView
              verdict={verdicts[version.version]}
              current={
                version.version === settings.version ? 'itself' : current?.kind === 'accepts' ? current.js : undefined
              }
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}

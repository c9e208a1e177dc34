import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {SourceFile} from '@site/src/lib/fence/example';
import type {Problem} from '@site/src/lib/playground/engine';
import {MAIN_FILE} from '@site/src/lib/playground/file-names';
import {tabAfterKey} from '../panels/tab-names';
import {inFile} from '../state/state';
import styles from './files.module.css';
import NameForm from './NameForm';

type FileTabsProps = {
  /** The files besides the main file. */
  readonly files: readonly SourceFile[];
  /** The name of the file in the editor. */
  readonly file: string;
  readonly problems: readonly Problem[];
  /** Whether the reader is naming the file in the editor. */
  readonly naming: boolean;
  readonly onNaming: (naming: boolean) => void;
  readonly onOpen: (file: string) => void;
  /** Gets the changed list and the file to show. Undefined if files can't be renamed and deleted. */
  readonly onFiles: ((files: readonly SourceFile[], file: string) => void) | undefined;
  /** Undefined if no file can be added. */
  readonly onAdd: (() => void) | undefined;
  /** The reader is done with naming. */
  readonly onNamed: () => void;
};

type Deleted = {readonly files: readonly SourceFile[]; readonly name: string};

const tabId = (file: string): string => `playground-file-${file.replace('.', '-')}`;

/** The files of the program: arrow keys move between them, F2 renames and Delete deletes. */
export default function FileTabs({
  files,
  file,
  problems,
  naming,
  onNaming,
  onOpen,
  onFiles,
  onAdd,
  onNamed,
}: FileTabsProps): ReactNode {
  const [deleted, setDeleted] = useState<Deleted>();
  const names = [MAIN_FILE, ...files.map(({name}) => name)];
  const others = names.filter((name) => name !== file && name !== MAIN_FILE);
  const isOther = file !== MAIN_FILE;
  /** Once the next render shows it. */
  const focusTab = (name: string): void =>
    void requestAnimationFrame(() => document.getElementById(tabId(name))?.focus());

  useEffect(() => {
    document.getElementById(tabId(file))?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [file]);

  const rename = (name: string): void => {
    onFiles?.(
      files.map((each) => (each.name === file ? {...each, name} : each)),
      name,
    );
    onNaming(false);
    requestAnimationFrame(onNamed);
  };
  const remove = (): void => {
    const next = names[names.indexOf(file) - 1] ?? MAIN_FILE;
    setDeleted({files, name: file});
    onFiles?.(
      files.filter(({name}) => name !== file),
      next,
    );
    focusTab(next);
  };
  const restore = (before: Deleted): void => {
    const lost = before.files.filter(({name}) => name === before.name && !names.includes(name));
    onFiles?.([...files, ...lost], before.name);
    setDeleted(undefined);
    focusTab(before.name);
  };
  const press = (event: KeyboardEvent): void => {
    const next = tabAfterKey(event.key, file, names);
    if (next !== undefined) {
      onOpen(next);
      document.getElementById(tabId(next))?.focus();
    } else if (event.key === 'F2' && isOther && onFiles) onNaming(true);
    else if (event.key === 'Delete' && isOther && onFiles) remove();
    else return;
    event.preventDefault();
  };

  return (
    <>
      {naming && isOther ? (
        <NameForm
          name={file}
          others={others}
          onName={rename}
          onCancel={() => {
            onNaming(false);
            focusTab(file);
          }}
        />
      ) : (
        <div className={styles.row}>
          <div
            className={styles.tabs}
            role="tablist"
            aria-label={translate({
              id: 'playground.files.label',
              message: 'Files',
              description: 'Accessible name of the tabs with the files of the program',
            })}
            onKeyDown={press}
          >
            {names.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={tabId(name)}
                aria-selected={name === file}
                tabIndex={name === file ? 0 : -1}
                data-broken={inFile(problems, name).some(({kind}) => kind === 'error') || undefined}
                onClick={() => onOpen(name)}
              >
                {name}
              </button>
            ))}
          </div>
          {onFiles && isOther && (
            <>
              <button
                type="button"
                className={styles.action}
                title="F2"
                aria-label={translate(
                  {
                    id: 'playground.files.rename',
                    message: 'Rename {file}',
                    description: 'Button that changes the name of a file; {file} is a name such as User.res',
                  },
                  {file},
                )}
                onClick={() => onNaming(true)}
              >
                <Icon name="edit" />
              </button>
              <button
                type="button"
                className={styles.action}
                title="Delete"
                aria-label={translate(
                  {
                    id: 'playground.files.delete',
                    message: 'Delete {file}',
                    description: 'Button that deletes a file; {file} is a name such as User.res',
                  },
                  {file},
                )}
                onClick={remove}
              >
                <Icon name="close" />
              </button>
            </>
          )}
          {onAdd && (
            <button
              type="button"
              className={styles.action}
              aria-label={translate({
                id: 'playground.files.add',
                message: 'Add file',
                description: 'Button that adds a file to the program',
              })}
              onClick={onAdd}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
      )}
      <div role="status">
        {deleted && !naming && (
          <p className={styles.note}>
            <Translate
              id="playground.files.deleted"
              description="After a file was deleted; {file} is a name such as User.res"
              values={{file: deleted.name}}
            >
              {'{file} was deleted.'}
            </Translate>
            <button type="button" onClick={() => restore(deleted)}>
              <Translate id="playground.files.undo" description="Button that brings a deleted file back">
                Undo
              </Translate>
            </button>
            <button type="button" onClick={() => setDeleted(undefined)}>
              <Translate id="playground.notice.dismiss" description="Button that hides a message">
                Dismiss
              </Translate>
            </button>
          </p>
        )}
      </div>
    </>
  );
}

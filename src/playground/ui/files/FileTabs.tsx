import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon, {type IconName} from '@site/src/kit/ui/Icon';
import type {SourceFile} from '@site/src/rescript/core/syntax/source-file';
import type {Problem} from '@site/src/compilers/core/engine';
import {MAIN_FILE} from '@site/src/compilers/core/file-names';
import TabList from '../panels/TabList';
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
  readonly onNamed: () => void;
};

type Deleted = {readonly files: readonly SourceFile[]; readonly name: string};

const tabId = (file: string): string => `playground-file-${file.replace('.', '-')}`;

/** The files of the program. In the tabs, F2 renames a file and Delete deletes it. */
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
  const press = (key: string): boolean => {
    if (!isOther || !onFiles) return false;
    if (key === 'F2') onNaming(true);
    else if (key === 'Delete') remove();
    else return false;
    return true;
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
          <TabList
            label={translate({
              id: 'playground.files.label',
              message: 'Files',
              description: 'Accessible name of the tabs with the files of the program',
            })}
            className={styles.tabs}
            names={names}
            selected={file}
            idOf={tabId}
            onSelect={onOpen}
            onKey={press}
          >
            {(name) =>
              inFile(problems, name).some(({kind}) => kind === 'error') ? (
                <span className={styles.broken}>{name}</span>
              ) : (
                name
              )
            }
          </TabList>
          {onFiles && isOther && (
            <>
              <RowButton
                icon="edit"
                shortcut="F2"
                label={translate(
                  {
                    id: 'playground.files.rename',
                    message: 'Rename {file}',
                    description: 'Button that changes the name of a file; {file} is a name such as User.res',
                  },
                  {file},
                )}
                onClick={() => onNaming(true)}
              />
              <RowButton
                icon="close"
                shortcut="Delete"
                label={translate(
                  {
                    id: 'playground.files.delete',
                    message: 'Delete {file}',
                    description: 'Button that deletes a file; {file} is a name such as User.res',
                  },
                  {file},
                )}
                onClick={remove}
              />
            </>
          )}
          {onAdd && (
            <RowButton
              icon="plus"
              label={translate({
                id: 'playground.files.add',
                message: 'Add file',
                description: 'Button that adds a file to the program',
              })}
              onClick={onAdd}
            />
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

type RowButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same in the tabs. */
  readonly shortcut?: string;
  readonly onClick: () => void;
};

function RowButton({icon, label, shortcut, onClick}: RowButtonProps): ReactNode {
  return (
    <button type="button" className={styles.action} title={shortcut} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

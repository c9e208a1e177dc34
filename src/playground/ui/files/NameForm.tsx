import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {nameFault, type NameFault} from '@site/src/compilers/core/file-names';
import {isComposing} from '@site/src/kit/browser/composing';
import {meantName} from '@site/src/playground/core/more-files';
import styles from './files.module.css';

type NameFormProps = {
  readonly name: string;
  /** The names of the other files, without the main file. */
  readonly others: readonly string[];
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the name of a file, and says what is wrong with one that can't be used. */
export default function NameForm({name, others, onName, onCancel}: NameFormProps): ReactNode {
  const [written, setWritten] = useState(name);
  const [fault, setFault] = useState<NameFault>();
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const meant = meantName(written);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, field.current.value.lastIndexOf('.'));
  }, []);
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const found = nameFault(meant, others);
          setFault(found);
          if (!found) onName(meant);
        }}
        onKeyDown={({key, nativeEvent}) => key === 'Escape' && !isComposing(nativeEvent) && onCancel()}
      >
        <input
          ref={field}
          value={written}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          dir="ltr"
          aria-label={translate({
            id: 'playground.files.name',
            message: 'File name',
            description: 'Accessible name of the field for the name of a file',
          })}
          aria-invalid={fault !== undefined}
          aria-describedby={faultId}
          onChange={({target}) => setWritten(target.value)}
        />
        <button type="submit">
          <Translate id="playground.files.save" description="Button that gives a file the name in the field">
            Save name
          </Translate>
        </button>
        <button type="button" onClick={onCancel}>
          <Translate id="playground.files.cancel" description="Button that keeps the name of a file">
            Cancel
          </Translate>
        </button>
      </form>
      <div id={faultId} role="alert">
        {fault && <p className={styles.fault}>{faultText(fault, meant)}</p>}
      </div>
    </>
  );
}

function faultText(fault: NameFault, file: string): string {
  const texts: Readonly<Record<NameFault, string>> = {
    form: translate({
      id: 'playground.files.form',
      message:
        'Name the file after its module: User.res, or User.resi for its interface. Start with a capital letter, and use at most 40 letters, digits, and _.',
      description: 'Why a file cannot have a name',
    }),
    main: translate({
      id: 'playground.files.main',
      message: 'Playground is the main file, which has no interface. Choose another name.',
      description: 'Why a file cannot have a name',
    }),
    taken: translate(
      {
        id: 'playground.files.taken',
        message: 'There is already a file {file}, or one whose name differs only in case. Choose another name.',
        description: 'Why a file cannot have a name; {file} is a name such as User.res',
      },
      {file},
    ),
  };
  return texts[fault];
}

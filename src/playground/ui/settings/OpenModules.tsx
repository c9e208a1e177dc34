import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isModulePath} from '@site/src/compilers/core/settings';
import styles from './settings.module.css';

type OpenModulesProps = {readonly open: readonly string[]; readonly onChange: (open: readonly string[]) => void};

/** The modules opened before the code, as a list. */
export default function OpenModules({open, onChange}: OpenModulesProps): ReactNode {
  const [draft, setDraft] = useState(open.join(' '));
  const [known, setKnown] = useState(open);
  if (known !== open) {
    setKnown(open);
    if (splitModules(draft).join(' ') !== open.join(' ')) setDraft(open.join(' '));
  }
  const wrong = splitModules(draft).find((name) => !isModulePath(name));
  const write = (text: string): void => {
    setDraft(text);
    const names = splitModules(text);
    if (names.every(isModulePath)) onChange(names);
  };
  return (
    <div className={styles.field}>
      <label htmlFor="playground-open">
        <Translate id="playground.open.label" description="Name of a setting">
          Open modules
        </Translate>
      </label>
      <input
        id="playground-open"
        className={styles.input}
        value={draft}
        placeholder="Belt"
        aria-invalid={wrong !== undefined}
        aria-describedby="playground-open-wrong"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({target}) => write(target.value)}
      />
      <p id="playground-open-wrong" className={styles.wrong} role="status">
        {wrong !== undefined &&
          translate(
            {
              id: 'playground.open.wrong',
              message: '"{name}" isn\'t a module name. Enter names such as Belt or Belt.Array, separated by spaces.',
              description: 'Below an invalid list of modules',
            },
            {name: wrong},
          )}
      </p>
    </div>
  );
}

/** The names in a list separated by spaces or commas. */
function splitModules(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

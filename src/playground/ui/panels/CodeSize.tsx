import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {useSize} from './use-size';
import styles from './code-panel.module.css';

/** How large a text is, below it. */
export default function CodeSize({text}: {readonly text: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {selectMessage} = usePluralForm();
  const {bytes, zipped} = useSize(text);
  const number = (value: number): string => value.toLocaleString(i18n.currentLocale);
  return (
    <p className={styles.size}>
      {selectMessage(
        bytes,
        translate(
          {
            id: 'playground.js.bytes',
            message: '{count} byte|{count} bytes',
            description: 'Size of the compiled JavaScript; plural forms separated by |',
          },
          {count: number(bytes)},
        ),
      )}
      {zipped !== undefined &&
        ` · ${translate(
          {
            id: 'playground.js.zipped',
            message: '{count} with gzip',
            description: 'After the size of the compiled JavaScript in bytes: its size when compressed',
          },
          {count: number(zipped)},
        )}`}
    </p>
  );
}

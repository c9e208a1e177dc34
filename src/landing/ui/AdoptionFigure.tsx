import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './figures.module.css';

type Entry = {readonly name: string; readonly kind: 'folder' | 'script' | 'source' | 'output'; readonly note?: string};

const entries = (): readonly Entry[] => [
  {name: 'src/', kind: 'folder'},
  {name: 'App.jsx', kind: 'script'},
  {
    name: 'Cart.res',
    kind: 'source',
    note: translate({id: 'landing.adoption.source', message: 'you write', description: 'Note next to a file'}),
  },
  {
    name: 'Cart.res.mjs',
    kind: 'output',
    note: translate({id: 'landing.adoption.output', message: 'yours to keep', description: 'Note next to a file'}),
  },
  {name: 'Header.tsx', kind: 'script'},
  {name: 'index.html', kind: 'script'},
];

/** A folder with one ReScript file among others, and its output. */
export default function AdoptionFigure(): ReactNode {
  return (
    <figure
      className={styles.figure}
      aria-label={translate({
        id: 'landing.adoption.figure',
        message: 'A folder with JavaScript and TypeScript files, one ReScript file, and its JavaScript next to it',
        description: 'Accessible name of a figure',
      })}
    >
      <ul role="list" className={styles.files}>
        {entries().map(({name, kind, note}) => (
          <li key={name} className={styles.file} data-kind={kind}>
            <code>{name}</code>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}

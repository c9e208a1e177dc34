import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {markedParts} from '../../lib/search/escape-hit';
import type {HierarchyLevel, SearchHit} from '../../lib/search/protocol';
import {hitSection} from './hit-section';
import Replaces from './Replaces';
import styles from './styles.module.css';

function Marked({text}: {readonly text: string}): ReactNode {
  return markedParts(text).map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text));
}

function levelText({_snippetResult, hierarchy}: SearchHit, level: HierarchyLevel): string {
  return _snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? '';
}

/** The deepest heading of the hit. */
function headingLevel({type, hierarchy}: SearchHit): HierarchyLevel {
  if (type !== 'content') return type;
  const levels: readonly HierarchyLevel[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'];
  return levels.find((level) => hierarchy[level] !== null) ?? 'lvl1';
}

/** One result on the search page: its link, where it belongs, and the text around the match. */
export default function ResultItem({hit}: {readonly hit: SearchHit}): ReactNode {
  const level = headingLevel(hit);
  const place = [hitSection(hit.url), level === 'lvl1' ? '' : hit.hierarchy.lvl1].filter(Boolean).join(' / ');
  return (
    <li>
      <Link to={hit.url}>
        <Marked text={levelText(hit, level)} />
      </Link>
      <span className={styles.place}>{place}</span>
      {hit.signature !== undefined && <code>{hit.signature}</code>}
      {hit.replaces !== undefined && (
        <span className={styles.place}>
          <Replaces name={hit.replaces} />
        </span>
      )}
      {hit.type === 'content' && (
        <p>
          <Marked text={hit._snippetResult.content?.value ?? hit.content ?? ''} />
        </p>
      )}
    </li>
  );
}

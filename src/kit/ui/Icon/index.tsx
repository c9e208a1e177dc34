import type {ReactNode} from 'react';

/** Outlines on a 24 px grid, drawn for this site. */
const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M9 6l6 6-6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 16H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v1',
  check: 'M5 13l4.500 4.500L19 7',
  play: 'M8 5.500v13l10.500-6.500L8 5.500Z',
  pause: 'M8.500 6v12M15.500 6v12',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  more: 'M12 5.500v.01M12 12v.01M12 18.500v.01',
  link: 'M10 14l4-4M8.500 11.500 6 14a3.500 3.500 0 0 0 5 5l2.500-2.500M15.500 12.500 18 10a3.500 3.500 0 0 0-5-5l-2.500 2.500',
  format: 'M4 6h16M4 10h9M8 14h12M8 18h7',
  examples: 'M4 5h7v14H4V5ZM13 5h7v14h-7V5M6.500 9h2M6.500 12h2M15.500 9h2M15.500 12h2',
  versions: 'M4 8h11v11H4V8ZM9 8V4h11v11h-5',
  github:
    'M9 20c-4 1.2-4-2-6-2.5M15 22v-3.6c0-1 .1-1.5-.5-2.1 2.8-.3 5.5-1.4 5.5-6a4.7 4.7 0 0 0-1.3-3.3 4.3 4.3 0 0 0-.1-3.2s-1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.4 3.5 5.4 3.8 5.4 3.8a4.3 4.3 0 0 0-.1 3.2A4.7 4.7 0 0 0 4 10.300c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V22',
  x: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4L4 4Z',
  bluesky:
    'M12 11C10.5 8 7 4.5 4.5 4 3 3.7 3 5 3 6c0 1.5.6 5 1.2 6C5 13.5 7 14 9 13.7 6 14.2 5 15.7 6.5 17.5 9 20.5 11.2 18 12 15.500c.8 2.5 3 5 5.5 2 1.5-1.8.5-3.3-2.5-3.8 2 .3 4-.2 4.8-1.7.6-1 1.2-4.5 1.2-6 0-1 0-2.3-1.5-2C17 4.5 13.5 8 12 11Z',
  forum: 'M4 5h12v9H9l-4 4v-4H4V5ZM19 9h1v9h-1v3l-3-3h-5',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

/** Used several times on a page: their outlines are written once, at its end. */
const SHARED: readonly IconName[] = ['close', 'menu', 'github', 'x', 'bluesky', 'forum'];

/** Style sheets name these. */
const STYLED: readonly IconName[] = ['arrow', 'more', 'moon', 'sun'];

const idOf = (name: IconName): string => `icon-${name}`;

/** A decorative icon, 1.25 em square, in the text's color. Label the control around it. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={STYLED.includes(name) ? `icon icon-${name}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {SHARED.includes(name) ? <use href={`#${idOf(name)}`} /> : <path d={PATHS[name]} />}
    </svg>
  );
}

/** Once a page. */
export function SharedIcons(): ReactNode {
  return (
    <svg className="shared-icons" aria-hidden="true">
      {SHARED.map((name) => (
        <path key={name} id={idOf(name)} d={PATHS[name]} />
      ))}
    </svg>
  );
}

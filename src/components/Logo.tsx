import type {ReactNode} from 'react';

/** Two strokes of an R in ReScript's red, drawn for this site. */
export default function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <path d="M10 9v14" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <circle cx="20" cy="11.5" r="4.5" fill="#fff" />
      <path d="M17 19.500l5 3.5" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

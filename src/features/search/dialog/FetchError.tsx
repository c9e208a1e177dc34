import type {ReactNode} from 'react';
import {errorTexts} from '../texts';

/** The error screen. It stays until a search succeeds or the field is cleared. */
export default function FetchError(): ReactNode {
  const {titleText, helpText} = errorTexts();
  return (
    <div className="search-error DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
    </div>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import PaintAfter from '../../kit/ui/PaintAfter';
import {COUNT, FORMER, LIST, NONE, SEARCH_ALL} from '../core/attributes';

type ListChoice = {readonly value: string; readonly label: string};

type Props = {
  /** Id of the list. */
  readonly list: string;
  readonly label: string;
  /** Other names of the query in older URLs. */
  readonly former?: string;
  /** Radio buttons, besides “all”. */
  readonly choices: {readonly name: string; readonly label: string; readonly values: readonly ListChoice[]};
  readonly children?: ReactNode;
};

/** Search and filters. `src/lists/browser/list-form.ts` makes them work; without it, they aren't shown. */
export default function ListForm({list, label, former, choices, children}: Props): ReactNode {
  const all = translate({id: 'site.list.all', message: 'All', description: 'Filter of a list: everything is shown'});
  const id = `${list}-form`;
  return (
    <>
      <PaintAfter id={list} />
      <form
        id={id}
        className="list-filter list-form"
        role="search"
        {...{
          [LIST]: list,
          [COUNT]: translate({
            id: 'site.list.count',
            message: '{count} of {total}',
            description: 'How much of a list is shown',
          }),
          [NONE]: translate({
            id: 'site.list.none',
            message: 'No matches. Try fewer or different words.',
            description: 'A search in a list found nothing',
          }),
        }}
      >
        <input
          type="search"
          name="q"
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...(former !== undefined && {[FORMER]: former})}
        />
        <fieldset>
          <legend className="visually-hidden">{choices.label}</legend>
          {[{value: '', label: all}, ...choices.values].map(({value, label: text}) => (
            <label key={value}>
              <input type="radio" name={choices.name} value={value} defaultChecked={value === ''} />
              {text}
            </label>
          ))}
        </fieldset>
        {children}
        <p role="status" />
        <Link to="/search" {...{[SEARCH_ALL]: true}} hidden>
          <Translate id="site.list.searchAll" description="Link below a list in which a search found nothing">
            Search the whole site
          </Translate>
        </Link>
      </form>
    </>
  );
}

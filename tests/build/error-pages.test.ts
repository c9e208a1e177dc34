/** A pasted message of the compiler leads to its page first in the built search, in every version. */
import {createExplainer} from '../../src/errors/core/explain';
import {readErrorPages} from '../../src/errors/build/read';
import {allVersions, versionLines} from '../../src/config/versions';
import {readBuiltIndex} from '../search/built-index';
import {judge} from '../search/judge';
import {pastedMessages} from '../search/pasted-messages';

const index = readBuiltIndex();

test('the title that is searched for a message finds its page first', async () => {
  const {explain} = createExplainer(await readErrorPages(process.cwd()));
  const queries = allVersions(versionLines.default).flatMap(({id}) =>
    pastedMessages.map(({slug, message}) => ({
      query: explain(message)?.title ?? '',
      version: id,
      kind: 'concept' as const,
      right: [`/errors/${slug}`],
    })),
  );
  expect(queries.filter(({query}) => query === '')).toEqual([]);
  const wrong = judge(queries, index.catalogs).filter(({place}) => place !== 1);
  expect(wrong.map(({query, hits}) => ({query, hits: hits.slice(0, 3)}))).toEqual([]);
});

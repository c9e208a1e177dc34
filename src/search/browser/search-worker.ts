/** Holds the index outside the main thread: loads what a question needs and answers it. */
import {HITS_PER_PAGE, SNIPPET_WORDS} from '../../config/search-limits';
import type {WorkerMessage, WorkerReply} from '../core/protocol';
import {createSearchService} from '../core/service';

/** A query that finds many sections, and is long enough for other forms of its word to be looked for. */
const SAMPLE = 'str';

const ask = createSearchService((url) => fetch(url));

let hasAnswered = false;

/**
 * The first answer takes several times as long as the next ones, because the browser compiles the code for it and many
 * sections are read. That's why it is given to a sample no one waits for, unless the reader has already asked something.
 */
async function warmUp({manifestUrl, question}: WorkerMessage): Promise<void> {
  if (hasAnswered) return;
  hasAnswered = true;
  await ask(manifestUrl, {...question, query: SAMPLE, count: HITS_PER_PAGE, words: SNIPPET_WORDS.wide});
}

self.onmessage = async ({data}: MessageEvent<WorkerMessage>) => {
  const {id, manifestUrl, question} = data;
  try {
    const answer = await ask(manifestUrl, question);
    self.postMessage({id, answer} satisfies WorkerReply);
    if (question.query !== '') hasAnswered = true;
    // Questions that wait for the index as well go first.
    else setTimeout(() => void warmUp(data));
  } catch (error: unknown) {
    self.postMessage({id, error: error instanceof Error ? error.message : String(error)} satisfies WorkerReply);
  }
};

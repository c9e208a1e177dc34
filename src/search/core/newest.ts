/**
 * Asks one question at a time. Of the questions that arrive meanwhile, only the newest is asked next, and all of them
 * get its answer. A reader who types faster than the search answers doesn't wait for the answers to earlier input.
 * @param ask answers a question. If it rejects, so do the promises of those waiting for that answer.
 */
export function newestOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let current: Promise<unknown> | undefined;
  let newest: Question;
  let next: Promise<Answer> | undefined;

  function start(): Promise<Answer> {
    next = undefined;
    const answer = ask(newest);
    current = answer.catch(() => undefined).finally(() => (current = undefined));
    return answer;
  }

  return (question) => {
    newest = question;
    if (next) return next;
    if (!current) return start();
    next = current.then(start);
    return next;
  };
}

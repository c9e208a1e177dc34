/**
 * Asks one question at a time. Of those that come while it is being answered only the newest is asked, and the others
 * get its answer: who types faster than the search answers doesn't wait for what they typed before.
 * @param ask answers a question; its rejection goes to those who wait for it
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
    if (!current) return start();
    next ??= current.then(start);
    return next;
  };
}

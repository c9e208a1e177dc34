import {exerciseName, NO_PROGRESS, progressKey, readProgress, versionOfKey, withDone, withDraft} from './progress';

test('progress belongs to a version', () => {
  expect(progressKey('v11.0.0')).not.toBe(progressKey('v12.0.0'));
  expect(versionOfKey(progressKey('v11.0.0'))).toBe('v11.0.0');
});

test('a step of the tutorial is named by its page, as it always was; an exercise by its page, docs and id', () => {
  expect(exerciseName('default', 'learn-records', undefined)).toBe('learn-records');
  expect(exerciseName('default', 'record', 'two-rooms')).toBe('record#two-rooms');
  expect(exerciseName('react', 'introduction', 'greet')).toBe('react/introduction#greet');
});

test('a step is done once, and a draft is kept until it is given up', () => {
  const done = withDone(withDone(NO_PROGRESS, 'learn-values'), 'learn-values');
  expect(done.done).toEqual(['learn-values']);
  const drafted = withDraft(withDraft(done, 'learn-values', 'let a = 1'), 'learn-records', 'type t');
  expect(drafted.drafts).toEqual({'learn-values': 'let a = 1', 'learn-records': 'type t'});
  expect(withDraft(drafted, 'learn-values', undefined)).toEqual({
    done: ['learn-values'],
    drafts: {'learn-records': 'type t'},
  });
});

test('what was stored is read again, and anything else counts as no progress', () => {
  const progress = withDraft(withDone(NO_PROGRESS, 'learn-json'), 'learn-json', 'let a = 1');
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  for (const stored of [
    undefined,
    '',
    '{',
    '[]',
    '"text"',
    'null',
    '{"done": 3, "drafts": 4}',
    '{"done": [1], "drafts": {"a": 2}}',
  ])
    expect(readProgress(stored)).toEqual(NO_PROGRESS);
});

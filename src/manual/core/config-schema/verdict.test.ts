import {sampleValue} from '@site/src/manual/core/config-schema/sample';
import {parseVerdicts} from '@site/src/manual/core/config-schema/verdict';

test('the build tool’s messages become verdicts', () => {
  const printed = [
    "The field 'bsc-flags' found in the package config of 'x' is deprecated and will be removed in a future version.",
    "Use 'compiler-flags' instead.",
    '',
    "The field 'pp-flags' found in the package config of 'x' is not supported by ReScript 12's new build system.",
    '',
    "Unknown field 'version' found in the package config of 'x'. This option will be ignored.",
  ].join('\n');
  expect(parseVerdicts(printed)).toEqual(
    new Map<string, unknown>([
      ['version', {kind: 'ignored'}],
      ['bsc-flags', {kind: 'deprecated', use: 'compiler-flags'}],
      ['pp-flags', {kind: 'unsupported'}],
    ]),
  );
  expect(parseVerdicts('Dependency Finished').size).toBe(0);
});

test('samples have a type the key allows', () => {
  expect(sampleValue({allowed: ['"esmodule"'], type: {kind: 'string'}})).toBe('esmodule');
  expect(sampleValue({allowed: [], type: {kind: 'either', options: [{kind: 'boolean'}, {kind: 'string'}]}})).toBe(true);
  expect(sampleValue({allowed: [], type: {kind: 'array', items: {kind: 'string'}}})).toEqual([]);
});

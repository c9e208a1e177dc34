/**
 * Examples in version 12's comments that don't compile, by the tool's names, with the reason. A test fails if one is
 * missing here, and if one listed here now compiles.
 */
const DATE = 'its dates come from Js.Date, which expects floats, but the example uses integers';

export const KNOWN_FAILURES: Readonly<Record<string, string>> = {
  'Belt-3': 'shows code that intentionally fails unless Belt is open',
  'Belt-4': 'shows a type error on purpose',
  'Belt-7': 'uses %todo, which is a warning that counts as an error',
  'Belt_HashMap-2': 'uses values from the example before it',
  'Stdlib_AsyncIterator.forEach': 'has an equation as the last line of a switch that returns unit',
  'Stdlib_AsyncIterator.next': 'has an equation as the last line of an if that returns unit',
  'Stdlib_DataView.fromBufferToEnd': 'uses a buffer that it does not define',
  'Stdlib_Intl_DateTimeFormat.format': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRange': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRangeToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.formatToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.make': DATE,
  'Stdlib_Intl_NumberFormat.formatToParts': 'passes an integer where a float is expected',
  'Stdlib_Promise.reject': 'has an equation before the last line of a function',
};

/**
 * Examples in the comments of version 12 that do not compile, by the tool's names, with the reason. A test
 * fails when one is missing here, and when one is here that compiles by now.
 */
const DATE = 'its dates come from Js.Date, which wants floats where the example has integers';

export const KNOWN_FAILURES: Readonly<Record<string, string>> = {
  'Belt-3': 'shows on purpose what does not compile with Belt closed',
  'Belt-4': 'shows on purpose a type error',
  'Belt-7': 'uses %todo, which is a warning that counts as an error',
  'Belt_HashMap-2': 'goes on with values of the example before it',
  'Stdlib_AsyncIterator.forEach': 'has an equation as the last line of a switch that returns unit',
  'Stdlib_AsyncIterator.next': 'has an equation as the last line of an if that returns unit',
  'Stdlib_DataView.fromBufferToEnd': 'uses a buffer that it does not define',
  'Stdlib_Intl_DateTimeFormat.format': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRange': DATE,
  'Stdlib_Intl_DateTimeFormat.formatRangeToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.formatToParts': DATE,
  'Stdlib_Intl_DateTimeFormat.make': DATE,
  'Stdlib_Intl_NumberFormat.formatToParts': 'passes an integer where a float is wanted',
  'Stdlib_Promise.reject': 'has an equation before the last line of a function',
};

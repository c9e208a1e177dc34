/** On links of the language menu: the language they lead to. */
export const LANGUAGE = 'data-language';

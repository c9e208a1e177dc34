/** On the search field of the page for missing addresses, which offers the words of the address. */
export const ADDRESS_WORDS = 'data-address-words';

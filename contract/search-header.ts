/**
 * What somebody types to search with may be a name or a number of a person. It is the field `search` of a query, and
 * travels in this header instead: an address is kept by browsers, proxies and logs. Percent-encoded.
 */
export const searchHeader = 'search-words';

/** Says which language the page of the call is in, where that is not bokmål: evidence names the language of its words. */
export const pageLanguageHeader = 'page-language';

/** Calendar files are in bokmål unless their address asks for another language. */
export const inLanguage = import.meta.env.LANGUAGE === 'nb' ? '' : `?sprak=${import.meta.env.LANGUAGE}`;

/** Where the server writes the request's id when it sends the 500 page. */
export const referenceMark = '[[reference]]';

/** Messages about sessions. */
export const sessionWords = { ended: 'The session has been ended.' };

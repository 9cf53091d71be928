/** The error with which a call rejects. */
export const failure = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error,
  );

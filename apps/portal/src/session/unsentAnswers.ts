let countUnsent = () => 0;

/** The answers that wait for the network. A sign-out asks first: they are sent after the next sign-in in this tab. */
export const unsentAnswers = {
  count: () => countUnsent(),
  countBy: (count: () => number) => {
    countUnsent = count;
  },
};

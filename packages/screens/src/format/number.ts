const english = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** 1234 reads '1,234'. */
export const displayCount = (count: number): string => english.format(count);

/** 12.5 reads '12.5%'. */
export const displayPercentage = (percentage: number): string =>
  `${oneDecimal.format(percentage)}%`;

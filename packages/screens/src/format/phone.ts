const separators = '[\\s\\(\\).+\\/\\-]*';

/** The rule of a telephone or fax number for a text field: 10 digits, or 11 that begin with 1, with separators. */
export const phoneRule = {
  pattern: `${separators}(?:1${separators})?(?:\\d${separators}){10}`,
  title: 'Enter 10 digits, or 11 digits that begin with 1.',
};

const phone = new RegExp(`^(?:${phoneRule.pattern})$`, 'v');

/** The digits of a number that follows the rule; any other text is trimmed only. */
export const phoneDigits = (text: string): string =>
  phone.test(text) ? text.replaceAll(/\D/g, '') : text.trim();

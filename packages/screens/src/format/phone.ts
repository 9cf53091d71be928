const separators = '[\\s\\(\\).+\\/\\-]*';

/** The `pattern` and `title` of a phone field: 10 digits, or 11 digits that begin with 1, with separators. */
export const phoneRule = {
  pattern: `${separators}(?:1${separators})?(?:\\d${separators}){10}`,
  title: 'Enter 10 digits, or 11 digits that begin with 1.',
};

const phone = new RegExp(`^(?:${phoneRule.pattern})$`, 'v');

/** A remark about a text that is no phone number, which imports keep, too; `undefined` for a number and for none. */
export const phoneWarning = (text: string): string | undefined =>
  text.trim() === '' || phone.test(text) ? undefined : 'Not 10 digits, or 11 that begin with 1.';

/** The digits of a valid number; other text is trimmed. */
export const phoneDigits = (text: string): string =>
  phone.test(text) ? text.replaceAll(/\D/g, '') : text.trim();

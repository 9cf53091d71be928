const separators = '[\\s\\(\\).+\\/\\-]*';

/** The `pattern` and `title` of a phone field: 10 digits, or 11 digits that begin with 1, with separators. */
export const phoneRule = {
  pattern: `${separators}(?:1${separators})?(?:\\d${separators}){10}`,
  title: 'Enter 10 digits, or 11 digits that begin with 1.',
};

const phone = new RegExp(`^(?:${phoneRule.pattern})$`, 'v');

/** Whether a text is a phone number (FAC-84). */
export const isPhone = (text: string): boolean => phone.test(text);

/** The digits of a valid number; other text is trimmed. */
export const phoneDigits = (text: string): string =>
  isPhone(text) ? text.replaceAll(/\D/g, '') : text.trim();

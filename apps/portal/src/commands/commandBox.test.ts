import { expect, it } from 'vitest';
import { textAfter } from './commandBox.ts';

const press = (key: string, modifiers = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false },
  ...modifiers,
});

// SHL-70
it.each([
  ['a letter', press('t'), 'art'],
  ['a space', press(' '), 'ar '],
  ['a character outside the basic plane', press('𝄞'), 'ar𝄞'],
  ['Backspace', press('Backspace'), 'a'],
  ['Enter', press('Enter'), 'ar'],
  ['Escape', press('Escape'), null],
  ['F5', press('F5'), undefined],
  ['Ctrl+R', press('r', { ctrlKey: true }), undefined],
])('after %s, the field of the box that still loads is right', (_key, event, after) => {
  expect(textAfter('ar', event)).toBe(after);
});

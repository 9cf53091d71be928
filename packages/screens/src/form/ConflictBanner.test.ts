import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConflictBanner } from './ConflictBanner.tsx';

it.each([true, false])('mentions marked fields only if there are some: %s', (marksFields) => {
  const message = 'Ana Ortiz has been changed in the meantime.';
  const html = renderToStaticMarkup(createElement(ConflictBanner, { message, marksFields }));
  expect(html.includes('are marked below')).toBe(marksFields);
});

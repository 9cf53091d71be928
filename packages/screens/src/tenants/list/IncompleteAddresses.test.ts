import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IncompleteAddresses } from './IncompleteAddresses.tsx';

it.each([null, 0])('nothing stands above the table when %s addresses are incomplete', (count) => {
  const props = { count, shown: false };
  expect(renderToStaticMarkup(createElement(IncompleteAddresses, props))).toBe('');
  const one = createElement(IncompleteAddresses, { ...props, count: 1 });
  expect(renderToStaticMarkup(one)).toContain('No letters reach 1 tenant');
});

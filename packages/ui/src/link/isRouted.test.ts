import { expect, it } from 'vitest';
import { isRouted } from './isRouted.ts';

it.each(['/', '/units/7?page=2#rent', '?page=2', 'units', '../units'])('routes %s', (href) => {
  expect(isRouted({ href })).toBe(true);
});

it.each([
  '#content',
  'mailto:ana@example.com',
  'tel:5555550142',
  'https://example.com/',
  '//cdn.example/a',
])('leaves %s to the browser', (href) => {
  expect(isRouted({ href })).toBe(false);
});

it('leaves downloads and other windows to the browser', () => {
  expect(isRouted({ href: '/letters.pdf', download: '' })).toBe(false);
  expect(isRouted({ href: '/letters.pdf', download: true })).toBe(false);
  expect(isRouted({ href: '/units', target: '_blank' })).toBe(false);
  expect(isRouted({ href: '/units', target: '_self', download: false })).toBe(true);
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

const html = (component: ReturnType<typeof lazyComponent>) =>
  renderToString(createElement(ErrorBoundary, { fallback: 'broken' }, createElement(component)));

it('renders its content at once when its code is loaded', async () => {
  const page = lazyComponent(
    async () => () => 'Tenant List',
    () => 'Loading',
  );
  expect(html(page)).toBe('Loading');
  await page.load();
  expect(html(page)).toBe('Tenant List');
});

it('says in words that its code did not load, and loads it when asked again', async () => {
  const answers = [Promise.reject(new Error('404')), Promise.resolve(() => 'Tenant List')];
  const page = lazyComponent(() => answers.shift() ?? Promise.reject(new Error('no more')));
  await expect(page.load()).rejects.toThrow('This page could not be loaded.');
  expect(html(page)).toBe('');
  await page.load();
  expect(html(page)).toBe('Tenant List');
});

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { launchOptions } from '../../../../scripts/testing/browser.mjs';
import * as bodies from '../../test/bodies.ts';
import { startServer } from '../../test/server.ts';
import type {} from '../../test/uploadPage.ts';

// These tests run in a browser: only XMLHttpRequest reports the progress of an upload.

const loaded: string[] = [];
let answer: (response: ServerResponse) => void;

const server = await startServer();
server.answers(async (response, { url }) => {
  if (url.startsWith('/api/')) return answer(response);
  if (!url.endsWith('.ts')) return response.setHeader('content-type', 'text/html').end();
  loaded.push(url);
  const source = await readFile(new URL(`../..${url}`, import.meta.url), 'utf8');
  response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
});

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(server.url);
await page.addScriptTag({ type: 'module', url: '/test/uploadPage.ts' });

afterAll(async () => {
  await browser?.close();
  await server.stop();
});

const imported = (response: ServerResponse) => response.end(JSON.stringify(bodies.importResult));

it('reports the progress of an upload up to its end', async () => {
  answer = imported;
  const { outcome, progress } = await page.evaluate(() => upload({ bytes: 5_000_000 }));
  expect(outcome).toEqual(bodies.importResult);
  const { headers, body } = server.lastReceived();
  expect(headers).toMatchObject({
    'x-authorization': 'token-1',
    'content-type': expect.stringContaining('multipart/form-data; boundary='),
  });
  expect(progress.at(-1)).toEqual({ loaded: body.length, total: body.length });
  expect(body.length).toBeGreaterThan(5_000_000);
});

it('fails like every other call', async () => {
  answer = (response) => response.writeHead(422).end('{"data": "No known heading."}');
  expect(await outcomeOf({ bytes: 10 })).toEqual({
    name: 'ResponseError',
    message: 'No known heading.',
    status: 422,
  });

  answer = (response) => response.end('');
  expect(await outcomeOf({ bytes: 10 })).toEqual({
    name: 'UnexpectedResponseError',
    message: 'An unknown error occurred!',
    status: 200,
  });

  answer = (response) => response.destroy();
  expect(await outcomeOf({ bytes: 10 })).toMatchObject({ message: 'Network Error', status: null });

  answer = () => undefined;
  expect(await outcomeOf({ bytes: 10, timeout: 30 })).toMatchObject({
    message: 'timeout of 30ms exceeded',
  });
});

it('ends the session when the answer is incomplete', async () => {
  // A connection that breaks before the page has the headers is a network error.
  const headersReceived = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { send } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function (body) {
          this.addEventListener('readystatechange', () => {
            if (this.readyState === XMLHttpRequest.HEADERS_RECEIVED) resolve();
          });
          send.call(this, body);
        };
      }),
  );
  answer = (response) => {
    // Without a content type, the browser waits for more of the body before it reports the headers.
    const headers = { 'x-token-gone': '1', 'content-type': 'application/json' };
    response.writeHead(401, { ...headers, 'content-length': '1000' });
    response.write('{"data"');
    headersReceived.then(() => response.destroy());
  };
  const { outcome, endedTokens } = await page.evaluate(() => upload({ bytes: 10 }));
  expect(outcome).toMatchObject({ name: 'UnexpectedResponseError', status: 401 });
  expect(endedTokens).toEqual(['token-1']);
});

it.each(['start', 'progress'] as const)('can be aborted at its %s', async (abortAt) => {
  answer = () => undefined;
  expect(await outcomeOf({ bytes: 5_000_000, abortAt })).toMatchObject({ name: 'AbortedError' });
});

it('loads no schema in the browser', () => {
  expect(loaded).toContain('/src/client.ts');
  expect(loaded.filter((url) => /contract|schema|typebox/.test(url))).toEqual([]);
});

const outcomeOf = (order: Parameters<typeof upload>[0]) =>
  page.evaluate(async (order) => (await upload(order)).outcome, order);

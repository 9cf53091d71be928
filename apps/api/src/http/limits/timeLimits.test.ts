import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';

const portOf = async ({ app }: TestApp) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
const port = await portOf(await testApp());
/** It waits 300 ms for a body. */
const hasty = await testApp({ receiveMs: 300 });
const hastyPort = await portOf(hasty);
const monitor = await hasty.signIn('monitor');

describe('Threat: a request that a proxy reads differently (ASVS 4.2.1, 13.4.4)', () => {
  it.each([
    ['POST', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n', '400'],
    ['POST', ['Content-Length: 3', 'Content-Length: 4'], 'abcd', '400'],
    ['POST', ['Transfer-Encoding: chunked, identity'], 'abc', '400'],
    ['GET', ['Content-Length : 3'], 'abc', '400'],
    ['TRACE', ['X-Secret: seen'], '', '404'],
  ])('%s with %j is refused', async (method, headers, body, status) => {
    const socket = connect(port, '127.0.0.1');
    const head = [`${method} /api/app/status HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const answer = await text(socket);
    expect(answer.split(' ')[1]).toBe(status);
    expect(answer).not.toContain('seen');
  });
});

describe('Threat: slow bodies keep connections open (ASVS 15.2.2, API4:2023)', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  // OPS-2
  it('a call whose body does not arrive gets 408, and its connection closes', async () => {
    const socket = begin('POST /api/login', 'application/json', 20);
    socket.write('{"username"');
    expect(parse(await text(socket))).toEqual(['408', 'The request took too long to arrive.']);
  });

  it('a refused call cannot keep its connection either', async () => {
    const socket = begin('POST /api/tenants/import', 'multipart/form-data; boundary=x', 20);
    socket.write('--x');
    const [status] = parse(await text(socket));
    expect(status).toBe('401');
  });

  it('an import has more time', async () => {
    const body = '--x--\r\n';
    const slow = begin('POST /api/tenants/import', 'multipart/form-data; boundary=x', body.length, [
      `X-Authorization: ${monitor.token}`,
      'Connection: close',
    ]);
    slow.write(body.slice(0, 2));
    // The limit of the other calls has passed when this one is answered.
    const other = begin('POST /api/login', 'application/json', 20);
    expect(parse(await text(other))[0]).toBe('408');
    slow.write(body.slice(2));
    expect(parse(await text(slow))).toEqual(['422', expect.anything()]);
  });

  function begin(line: string, type: string, length: number, headers: string[] = []): Socket {
    const socket = connect(hastyPort, '127.0.0.1');
    sockets.push(socket);
    const head = [
      `${line} HTTP/1.1`,
      'Host: x',
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
    ];
    socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n`);
    return socket;
  }
});

function parse(answer: string): [string | undefined, unknown] {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return [head.split(' ')[1], JSON.parse(body).data];
}

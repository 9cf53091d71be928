import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** A local HTTP server on a free port. It stores received requests and sends the given responses. */
export async function startServer() {
  const received: Received[] = [];
  let answer: Answer = (response) => response.end('{}');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      // The client has aborted the request.
      return;
    }
    const { method = '', url = '', headers } = request;
    const last = { method, url, headers, body: Buffer.concat(chunks) };
    received.push(last);
    answer(response, last);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    answers(next: Answer) {
      answer = next;
    },
    answersWith(body: unknown, status = 200, headers: Record<string, string> = {}) {
      answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
    lastReceived() {
      const last = received.at(-1);
      if (!last) throw new Error('Nothing was received');
      return last;
    },
    receivedCount: () => received.length,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

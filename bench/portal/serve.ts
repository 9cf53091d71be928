import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagination, tenant } from '../../packages/api-client/test/bodies.ts';
import type { BuiltApp } from './apps.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const data = Array.from({ length: 100 }, (_, index) => ({
  ...tenant,
  id: index + 1,
  first_name: `First ${index + 1}`,
  last_name: `Last ${index * 7}`,
}));
const whole = { ...pagination, current_page: 1, last_page: 3, total: 201, from: 1, to: 100 };

/** The answers of the calls, the same for all apps. */
const answers: Record<string, object> = {
  '/api/tenants': { data: { data, pagination: whole } },
  '/api/app/status': { data: { version: '1.0.0', scheduled_maintenance_date: null } },
};

/** Serves an app on a free port. Everything is compressed with brotli. */
export async function serve(app: BuiltApp) {
  const html = readFileSync(join(app.folder, 'index.html'), 'utf8');
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const answer = answers[path];
    const file = app.files.get(path);
    if (answer) return send(response, '.json', brotliCompressSync(JSON.stringify(answer)));
    if (file) return send(response, extname(path), file);
    if (path.startsWith('/api/') || path.startsWith('/assets/'))
      return response.writeHead(404).end();
    send(response, '.html', brotliCompressSync(html));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}${app.path}`, stop: () => server.close() };
}

function send(response: ServerResponse, extension: string, body: Buffer) {
  response.writeHead(200, {
    'content-type': types[extension] ?? 'text/plain',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

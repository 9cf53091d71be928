import { createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable, guardedPool } from './pool.ts';

/** A message of the PostgreSQL protocol: type, length, content. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content, 'latin1')]);
}

const ready = [message('R', '\0\0\0\0'), message('Z', 'I')];
const ended = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

// Threat: PostgreSQL restarts while a session opens (ASVS 16.5.2). OPS-1
it('reports a session that ends with the packet that opens it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([...ready, ended])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port: number = Object(server.address()).port;
  const pool = guardedPool(new pg.Pool({ host: '127.0.0.1', port, user: 'u', password: 'p' }));
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  const client = await pool.connect();
  await expect(client.query('select 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release();
});

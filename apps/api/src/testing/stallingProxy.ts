import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and PostgreSQL and can stop passing bytes on, as a frozen server does. */
export interface StallingProxy {
  /** The address of the database through the proxy. */
  url: string;
  stall(): void;
  resume(): void;
  close(): void;
}

/** Starts a proxy before the server of a `postgresql://` URL. */
export async function stallingProxy(target: string): Promise<StallingProxy> {
  const address = new URL(target);
  const folder = address.searchParams.get('host');
  const port = Number(address.port || 5432);
  const open = () =>
    folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? address.hostname);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const upstream = open();
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      if (stalled) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address();
  const through = new URL(target);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(typeof own === 'object' && own ? own.port : '');
  return {
    url: through.href,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

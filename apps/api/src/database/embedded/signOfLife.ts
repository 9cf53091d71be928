import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** The longest path of a unix socket that every supported system accepts. */
const longestPath = 100;

/** A unix socket that accepts connections as long as its process lives, also from other containers. */
export interface SignOfLife {
  /** The name of the socket in its folder. */
  name: string;
  stop(): void;
}

export async function giveSignOfLife(folder: string): Promise<SignOfLife> {
  const name = `alive-${randomBytes(6).toString('hex')}`;
  const address = addressIn(folder, name);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address.path, resolve);
  });
  server.unref();
  return {
    name,
    stop: () => {
      server.close(address.release);
    },
  };
}

/** Whether a process may hold the socket. Only a refused connection or a missing socket proves that none does. */
export async function mayLive(folder: string, name: string): Promise<boolean> {
  const { path, release } = addressIn(folder, name);
  try {
    return await new Promise((resolve) => {
      const socket = connect(path, () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
      });
    });
  } finally {
    release();
  }
}

/** Linux reaches a socket with a long path through the open folder. */
function addressIn(folder: string, name: string): { path: string; release(): void } {
  const path = join(folder, name);
  if (path.length <= longestPath || process.platform !== 'linux') return { path, release() {} };
  const descriptor = openSync(folder, 'r');
  return {
    path: `/proc/self/fd/${descriptor}/${name}`,
    release: () => closeSync(descriptor),
  };
}

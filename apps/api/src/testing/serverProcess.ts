import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server in a separate process, started by `main.ts`. */
export interface ServerProcess extends LaunchedServer {
  url: string;
  /** Kills the process and resolves when it has ended. */
  kill(): Promise<void>;
}

interface LaunchedServer {
  child: ChildProcess;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Its standard error. */
  errors(): string;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts a server that may refuse to start; `wrapper` is a command that runs it, such as `unshare`. */
export function launchServer(
  environment: Record<string, string>,
  wrapper: string[] = [],
): LaunchedServer {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const node = [process.execPath, '--conditions=@audit-letters/source', main];
  const [command = '', ...args] = [...wrapper, ...node];
  const child = spawn(command, args, {
    env: { PATH, NODE_COMPILE_CACHE, DEMO: '0', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (piece: Buffer) => {
    errors += piece.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  // A runner may end before it has stopped its server.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill));
  return { child, ended, errors: () => errors };
}

/** Starts the server on a free port and resolves when it listens. */
export async function startServer(
  environment: Record<string, string>,
  wrapper: string[] = [],
): Promise<ServerProcess> {
  const server = launchServer(environment, wrapper);
  const url = await addressOf(server);
  return {
    ...server,
    url,
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}

function addressOf({ child, ended, errors }: LaunchedServer): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const [url] = /http:\/\/\S+/.exec(printed) ?? [];
      if (url && printed.includes('\n')) resolve(url);
    });
    ended.then(() => reject(new Error(`The server ended: ${printed}${errors()}`)));
  });
}

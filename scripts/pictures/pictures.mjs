// `node scripts/pictures/pictures.mjs stable [words]`: takes the pictures of the built Storybook in several runs, time zones and
// clock times, and fails for each story whose pictures differ.
// `node scripts/pictures/pictures.mjs compare REVISION [words]`: builds the Storybook of a revision and of the working tree and
// writes a page of their differences to `storybook-differences/index.html`.
// Words limit the stories to those whose title and name contain all of them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, fail, must, root } from '../workspace.mjs';
import { takePictures } from './takePictures.mjs';
import { writeDifferences } from './writeDifferences.mjs';

ensureInstalled();
const [command, ...rest] = process.argv.slice(2);
const book = join(root, 'storybook-static');

if (command === 'stable') await stable(rest);
else if (command === 'compare' && rest.length > 0) await compare(rest[0], rest.slice(1));
else fail('Say `stable`, or `compare` with a revision.');

async function stable(words) {
  if (!existsSync(book))
    fail('There is no built Storybook: run `node scripts/build.mjs storybook`.');
  const digests = new Map();
  let passes = 0;
  for (const run of [1, 2, 3]) {
    for (const timezoneId of ['America/Anchorage', 'Asia/Kolkata']) {
      for (const time of ['2025-02-28T06:30:00Z', '2027-12-31T23:30:00Z']) {
        passes += 1;
        process.stdout.write(`run ${run}, ${timezoneId}, ${time}\n`);
        await takePictures({ book, words, timezoneId, time }, ({ id }, picture) => {
          const digest = createHash('sha256').update(picture).digest('hex');
          digests.set(id, (digests.get(id) ?? new Set()).add(digest));
        });
      }
    }
  }
  const differing = [...digests].filter(([, { size }]) => size > 1).map(([id]) => id);
  for (const id of differing) process.stdout.write(`differs: ${id}\n`);
  process.stdout.write(
    `${digests.size} pictures, each taken ${passes} times, ${differing.length} differ\n`,
  );
  process.exit(differing.length > 0 ? 1 : 0);
}

async function compare(revision, words) {
  const place = mkdtempSync(join(tmpdir(), 'audit-letters-pictures-'));
  const old = join(place, 'tree');
  const target = join(root, 'storybook-differences');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  must('git', ['worktree', 'add', '--detach', old, revision]);
  try {
    // Its own script installs it: the revision may have other dependencies.
    must('node', ['scripts/build.mjs', 'storybook'], { cwd: old });
    must('node', ['scripts/build.mjs', 'storybook']);
    const stories = new Map();
    for (const side of ['before', 'after']) {
      mkdirSync(join(target, side));
      const source = side === 'before' ? join(old, 'storybook-static') : book;
      await takePictures({ book: source, words }, ({ id, title, name }, picture) => {
        const story = stories.get(id) ?? { id, title, name };
        stories.set(id, { ...story, [side]: createHash('sha256').update(picture).digest('hex') });
        writeFileSync(join(target, side, `${id}.png`), picture);
      });
    }
    const count = writeDifferences(target, [...stories.values()]);
    process.stdout.write(
      `${count} of ${stories.size} pictures differ: ${join(target, 'index.html')}\n`,
    );
  } finally {
    must('git', ['worktree', 'remove', '--force', old]);
    rmSync(place, { recursive: true, force: true });
  }
}

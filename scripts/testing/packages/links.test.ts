import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { expect, inject, it } from 'vitest';

it.each(['api-client', 'screens', 'ui'])(
  'pages of the packed %s link only to packed files',
  (name) => {
    const tarball = `${inject('consumer')}/packed/${name}.tgz`;
    const tar = (...args: string[]) => execFileSync('tar', [...args], { encoding: 'utf8' });
    const files = new Set(tar('-tzf', tarball).trim().split('\n'));
    const pages = [...files].filter((path) => path.endsWith('.md'));
    const missing = pages.flatMap((page) =>
      [...tar('-xzOf', tarball, page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target = '']) => posix.join(posix.dirname(page), target))
        .filter((target) => !files.has(target))
        .map((target) => `${page} → ${target}`),
    );

    expect(pages).toContain('package/README.md');
    expect(missing).toEqual([]);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** The places of SQL that docs/architecture.md names. */
const places = [
  /^(database|demo)\//,
  /\/(store|list|overview)\//,
  /\/store\.ts$/,
  /^facilities\/(coverages|statistics)\.ts$/,
  /^(session\/account|shell\/(audit|health)|startup\/secretKey)\.ts$/,
  /^(tenants|facilities)\/edit\//,
  /^archives\/execute\.ts$/,
  /^letters\/(draft\/|batches\/record\.ts$)/,
  /^session\/throttle\.ts$/,
];

it('SQL stands where the architecture page says', () => {
  const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/testing/**'] });
  const withSql = files.filter((file) =>
    /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(
      readFileSync(`${src}${file}`, 'utf8'),
    ),
  );
  expect(withSql.length).toBeGreaterThan(20);
  expect(withSql.filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
});

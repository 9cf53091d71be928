// `npm run check`: types, lint, rules, and the tests and stories of what differs from `main`. `npm run check -- api
// tenants/list` runs the named checks, on the tests of the named files.
import { ensureInstalled, fail, treeFiles } from './workspace.mjs';

ensureInstalled();

const { performSteps, steps } = await import('./testing/steps.mjs');
const { changedFiles, relatedTests } = await import('./testing/related.mjs');

const words = process.argv.slice(2);
const firstFile = words.findIndex((word) => !(word in steps));
const named = firstFile === -1 ? words : words.slice(0, firstFile);
const parts = words.slice(named.length);
const usual = ['types', 'lint', 'rules', 'unit', 'api-embedded', 'api', 'stories'];
const names = named.length > 0 ? named : usual;

const files = treeFiles();
const groups = Object.fromEntries(
  names.filter((name) => steps[name].has).map((name) => [name, files.filter(steps[name].has)]),
);
const chosen = Object.keys(groups).length > 0 ? await choose() : {};
for (const [name, tests] of Object.entries(chosen)) {
  const count = tests.length === 1 ? '1 file' : `${tests.length} files`;
  process.stdout.write(`${name}: ${count} of ${groups[name].length}\n`);
}
await performSteps(
  names.filter((name) => chosen[name]?.length !== 0),
  chosen,
);

/** The tests of the named files, or of the changed ones. A name that is part of the path of a test means this test. */
async function choose() {
  if (parts.length === 0) return relatedTests(groups, changedFiles());
  const meant = parts.flatMap((part) => {
    const found = files.filter((path) => path.includes(part));
    if (found.length === 0) fail(`No file is called ${part}.`);
    const tests = found.filter((path) => Object.values(groups).some((it) => it.includes(path)));
    return tests.length > 0 ? tests : found;
  });
  return relatedTests(groups, meant);
}

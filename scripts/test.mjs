// `npm test`: every check on a machine that has only Node. `npm test -- lint unit` runs the named ones. The last line is
// `N passed, N failed`, summed over all runners.
import { ensureInstalled, fail } from './workspace.mjs';

ensureInstalled();

const { performSteps, steps } = await import('./testing/steps.mjs');
const named = process.argv.slice(2);
const known = Object.keys(steps);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  fail(`No check is called ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
}
await performSteps(named.length > 0 ? named : known);

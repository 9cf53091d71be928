import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the portal once before all tests. `BUILT=1` uses the existing build. */
export default async function buildPortal() {
  if (process.env.BUILT === '1') return;
  await build({ root: fileURLToPath(new URL('../..', import.meta.url)), logLevel: 'error' });
}

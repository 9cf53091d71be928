import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The portal as it is served: built once before all tests. `PORTAL_BUILT=1` takes the build that is there. */
export default async function buildPortal() {
  if (process.env.PORTAL_BUILT === '1') return;
  await build({ root: fileURLToPath(new URL('../..', import.meta.url)), logLevel: 'error' });
}

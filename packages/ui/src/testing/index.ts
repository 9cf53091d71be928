export { freeze } from './freeze.ts';
export { type RootProbe, rootContract } from './rootContract.tsx';

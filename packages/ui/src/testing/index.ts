export { fixClock } from './fixClock.ts';
export { freeze } from './freeze.ts';
export { InBothThemes, type InBothThemesProps } from './InBothThemes.tsx';
export { type RootProbe, rootContract } from './rootContract.tsx';

// One line per widget, in the order of the alphabet.
export * from './button/index.ts';
export * from './icon-button/index.ts';
export * from './link-button/index.ts';
export * from './spinner/index.ts';

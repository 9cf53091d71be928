import table from './guides.md?raw';

/** The row of every widget in `guides.md`: when to use it, do, don't, keyboard. */
export const guides: Record<string, string[]> = Object.fromEntries(
  table
    .split('\n')
    .filter((line) => /^\| \w+ \|/.test(line) && !line.startsWith('| Widget |'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([name = '', ...cells]) => [name, cells]),
);

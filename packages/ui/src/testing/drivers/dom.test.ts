import { expect, it } from 'vitest';
import { driveTable } from '../index.ts';

it.each(['{}', 'null'])('a driver asks for its container when it gets %s', (argument) => {
  expect(() => driveTable(JSON.parse(argument)).rows()).toThrow(
    'Pass the container of the table first, such as `document.body`.',
  );
});

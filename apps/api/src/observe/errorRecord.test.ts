import { expect, it } from 'vitest';
import { errorRecord } from './errorRecord.ts';

// ASVS 16.2.5
it('leaves out messages that quote stored or sent values', () => {
  const broken = thrown(() => JSON.parse('{"name": Maria}'));
  const database = Object.assign(new Error('invalid input syntax: "Maria"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Failing row contains (Maria).',
  });
  for (const error of [broken, database, new Error('failed', { cause: database })]) {
    expect(JSON.stringify(errorRecord(error))).not.toContain('Maria');
  }
});

it('keeps the type, the message of the program, the stack and the cause', () => {
  const error = new TypeError('x is not a function', {
    cause: Object.assign(new Error('duplicate key'), { severity: 'ERROR', code: '23505' }),
  });
  expect(errorRecord(error)).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.arrayContaining([expect.stringContaining('errorRecord.test.ts')]),
    cause: { type: 'Error', code: '23505' },
  });
});

it.each([null, 'Maria', { name: 'Maria' }])(
  'describes %j, which is no error, by its type',
  (value) => {
    expect(errorRecord(value)).toEqual({ type: typeof value, stack: [] });
  },
);

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It does not throw.');
}

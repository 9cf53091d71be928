import { ConnectionError } from '@audit-letters/api-client';
import type { SWRResponse } from 'swr';
import { describe, expect, it } from 'vitest';
import { toLoadable } from './toLoadable.ts';

const answer = (
  known: Partial<SWRResponse<string[], unknown>>,
): SWRResponse<string[], unknown> => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  isLoading: false,
  mutate: async () => undefined,
  ...known,
});

describe('toLoadable', () => {
  it('is loading until there is data or an error', () => {
    expect(toLoadable(answer({ isValidating: true })).status).toBe('loading');
  });

  it('keeps old data while new data is loading', () => {
    expect(toLoadable(answer({ data: ['a'], isValidating: true }))).toEqual({
      status: 'ready',
      data: ['a'],
      refreshing: true,
    });
  });

  it('keeps old data after a failed refresh and reports the failure', () => {
    expect(toLoadable(answer({ data: ['a'], error: new ConnectionError() }))).toEqual({
      status: 'ready',
      data: ['a'],
      refreshing: false,
      staleMessage: 'Network Error',
    });
  });

  it('fails with the message of the error and loads again on retry', () => {
    let reloads = 0;
    const failed = toLoadable(
      answer({
        error: new ConnectionError(),
        mutate: async () => {
          reloads += 1;
          return undefined;
        },
      }),
    );
    expect(failed).toMatchObject({ status: 'failed', message: 'Network Error' });
    if (failed.status === 'failed') failed.retry();
    expect(reloads).toBe(1);
  });
});

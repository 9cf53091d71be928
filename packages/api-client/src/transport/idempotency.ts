import { isRefused } from './errors.ts';

/**
 * The idempotency keys of requests whose response was lost: the server may have done the work. An equal request repeats
 * the key, so that the work is not done twice.
 */
export function createIdempotencyKeys() {
  const withoutResponse = new Map<string, string>();
  return {
    /** Whether an equal request got no response. */
    hasNoResponse: (request: unknown): boolean => withoutResponse.has(JSON.stringify(request)),

    /** Calls `send` with the key of the request. A response, also a refusal, ends the key. */
    async send<T>(request: unknown, send: (key: string) => Promise<T>): Promise<T> {
      const identity = JSON.stringify(request);
      const key = withoutResponse.get(identity) ?? newKey();
      withoutResponse.set(identity, key);
      try {
        const response = await send(key);
        withoutResponse.delete(identity);
        return response;
      } catch (error) {
        if (isRefused(error)) withoutResponse.delete(identity);
        throw error;
      }
    },
  };
}

/** 128 random bits. `crypto.randomUUID` is missing over plain HTTP. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

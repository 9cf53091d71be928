import { Failure } from '@audit-letters/api-client/contract';
import type { RouteAccess } from '../../session/authenticate.ts';

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

const failure = (description: string, headers?: Record<string, string>) => ({
  description,
  ...(headers && {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [
        name,
        { description: text, schema: { type: 'string' } },
      ]),
    ),
  }),
  content: { 'application/json': { schema: Failure } },
});

const retryAfter = { 'Retry-After': 'Seconds to wait' };

/** The answers that many calls share. */
export const sharedResponses = {
  SignedOut: failure('There is no session, or it has ended', {
    'x-token-gone': 'Ends the session',
  }),
  Forbidden: failure('The role may not make this call'),
  NotFound: failure('There is no such record, or it is out of reach'),
  Conflict: failure('Someone else has changed the record; `data.current` is the stored one'),
  Invalid: failure(
    'A value is missing or has the wrong form; `data.fields` has a message for each',
  ),
  TooManyCalls: failure('Too many calls', retryAfter),
  Unavailable: failure('The database cannot be reached', retryAfter),
  StorageFull: failure('The disk of the server is full; nothing is stored'),
  Failure: failure('Any other failure'),
};

/** The errors of a call, from what it takes. */
export function errors(
  access: RouteAccess,
  call: { parameters?: unknown; requestBody?: unknown },
  path: string,
) {
  return {
    ...(access !== 'public' && { 401: response('SignedOut') }),
    ...(access !== 'public' && access !== 'signed-in' && { 403: response('Forbidden') }),
    ...(path.includes('{') && { 404: response('NotFound') }),
    ...(JSON.stringify(call.requestBody ?? '').includes('"seen"') && { 409: response('Conflict') }),
    ...(Boolean(call.parameters ?? call.requestBody) && { 422: response('Invalid') }),
    429: response('TooManyCalls'),
    503: response('Unavailable'),
  };
}

export const writeErrors = { 507: response('StorageFull') };

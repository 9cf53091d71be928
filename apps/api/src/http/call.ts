import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import type { RouteAccess } from '../session/authenticate.ts';

const CurrentPassword = Type.Object({
  'x-current-password': Type.Optional(
    Type.String({
      description: 'The current password, percent-encoded; required with second factors (USR-44).',
    }),
  ),
});

/** The schemas of a call and its settings. */
interface CallOptions
  extends FastifySchema,
    Pick<FastifyContextConfig, 'stores' | 'receiveMs' | 'documented' | 'freshly'> {}

/** The options of a route: who may call it, its name and summary in the API description, its schemas and settings. */
export const call = <Options extends CallOptions>(
  permission: RouteAccess,
  operationId: string,
  summary: string,
  { stores, receiveMs, documented, freshly, ...schema }: Options,
) => ({
  config: {
    permission,
    stores,
    receiveMs,
    freshly,
    documented: freshly ? { headers: CurrentPassword } : documented,
  },
  schema: { operationId, summary, ...schema },
});

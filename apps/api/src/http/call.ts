import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { RouteAccess } from '../session/authenticate.ts';

/** The schemas of a call and its settings. */
interface CallOptions
  extends FastifySchema,
    Pick<
      FastifyContextConfig,
      'stores' | 'receiveMs' | 'documented' | 'freshly' | 'optionalBody'
    > {}

/** The options of a route: who may call it, its name and summary in the API description, its schemas and settings. */
export const call = <Options extends CallOptions>(
  permission: RouteAccess,
  operationId: string,
  summary: string,
  { stores, receiveMs, documented, freshly, optionalBody, ...schema }: Options,
) => ({
  config: { permission, stores, receiveMs, documented, freshly, optionalBody },
  schema: { operationId, summary, ...schema },
});

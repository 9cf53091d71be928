import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { RouteAccess } from '../session/authenticate.ts';

/** The schemas of a call and its settings. */
interface CallOptions
  extends FastifySchema,
    Pick<FastifyContextConfig, 'stores' | 'receiveMs' | 'documented'> {
  /**
   * Whether the answer holds a secret, which is not compressed: the size of a compressed answer can reveal a secret next to
   * text that the caller controls.
   */
  secret?: boolean;
}

/** The options of a route: who may call it, its name and summary in the API description, its schemas and settings. */
export const call = <Options extends CallOptions>(
  permission: RouteAccess,
  operationId: string,
  summary: string,
  { secret, stores, receiveMs, documented, ...schema }: Options,
) => ({
  config: { permission, stores, receiveMs, documented },
  schema: { operationId, summary, ...schema },
  ...(secret && { compress: false as const }),
});

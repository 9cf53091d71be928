import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { RouteAccess } from '../session/authenticate.ts';

interface CallConfig extends Omit<FastifyContextConfig, 'permission' | 'url' | 'method'> {
  /**
   * Whether the answer holds a secret, which is not compressed: the size of a compressed answer can reveal a secret next to
   * text that the caller controls.
   */
  secret?: boolean;
}

/** The options of a route: who may call it, its name and summary in the API description, its schemas and settings. */
export const call = <Schema extends FastifySchema>(
  permission: RouteAccess,
  operationId: string,
  summary: string,
  schema: Schema,
  { secret = false, ...config }: CallConfig = {},
) => ({
  config: { permission, ...config },
  schema: { operationId, summary, ...schema },
  ...(secret && { compress: false as const }),
});

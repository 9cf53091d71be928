import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { RouteAccess } from '../session/authenticate.ts';

/** The options of a route: who may call it, its name and summary in the API description, its schemas and settings. */
export const call = <Schema extends FastifySchema>(
  permission: RouteAccess,
  operationId: string,
  summary: string,
  schema: Schema,
  config: Omit<FastifyContextConfig, 'permission' | 'url' | 'method'> = {},
) => ({ config: { permission, ...config }, schema: { operationId, summary, ...schema } });

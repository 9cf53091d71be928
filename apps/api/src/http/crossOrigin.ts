import cors from '@fastify/cors';
import type { App } from '../context.ts';

/** Lets pages of the origins in CORS_ORIGIN call the API. Register it before the hooks that refuse calls (WIR-44). */
export async function allowOrigins(app: App) {
  const { corsOrigins } = app.config;
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...corsOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'x-authorization', 'idempotency-key'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-token-gone'],
    maxAge: 86_400,
  });
}

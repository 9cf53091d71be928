import { randomBytes } from 'node:crypto';
import type { Routes } from '../../context.ts';
import { withStyleNonce } from '../headers.ts';
import { type ApiDocument, apiDocument } from './document.ts';
import { referencePage } from './referencePage.ts';

/** The description of the API, for programs and for readers (WIR-45). */
export const openapiRoutes: Routes = (app) => {
  const config = { permission: 'public' } as const;
  // It needs all routes, so it is made at the first call.
  let made: ApiDocument | undefined;
  const document = () => {
    made ??= apiDocument(app);
    return made;
  };

  app.get('/api/openapi.json', { config }, async () => document());

  app.get('/api/reference', { config }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': withStyleNonce(policy, nonce),
      })
      .send(referencePage(document(), nonce));
  });
};

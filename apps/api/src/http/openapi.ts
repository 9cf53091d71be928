import * as contract from '@audit-letters/api-client/contract';
import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import type { App } from '../context.ts';
import type { RouteAccess } from '../session/authenticate.ts';
import { isRecord } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parts of a call that its own code checks, for the document only. */
    documented?: FastifySchema;
  }
}

/** A call of the document, as far as this file changes it. */
interface DescribedCall {
  requestBody?: { required: boolean };
  'x-optional-body'?: boolean;
}

/** Describes the routes that are registered after it in OpenAPI (WIR-45). */
export async function describeRoutes(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Audit Letter Program',
        version: app.config.version,
        description:
          'A failed call answers `{"data": "message"}` or `{"data": {"message", "fields"}}`: 401 without a session, ' +
          '403 without the role, 404 for what is unknown or out of reach, 409 when a record has changed ' +
          '(`data.current` is the stored one), 422 for a wrong value, 429 and 503 with the seconds to wait in ' +
          '`Retry-After`, 507 when the disk is full. The header `x-token-gone` of any answer ends the session. With ' +
          'second factors, changes of accounts and sessions need the password in `X-Current-Password` (percent-encoded).',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'X-Authorization' },
          download: { type: 'apiKey', in: 'cookie', name: 'dl' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.permission ?? 'public';
      const call: FastifySchema = { ...schema, ...route.config?.documented };
      return {
        url,
        schema: {
          ...call,
          // The catch-all route and the pages of the portal are no calls.
          hide: !url.startsWith('/api/') || url.endsWith('*') || call.operationId === undefined,
          tags: [String(call.operationId).split('.')[0] ?? ''],
          description: `Who may call: ${rolesOf(access).join(', ')}.`,
          security: securityOf(access),
          consumes: call.consumes ?? bodyTypes(call.body),
          response: { 200: successOf(call, access), default: failure },
          'x-access': access,
          'x-optional-body': route.config?.optionalBody,
        },
      };
    },
    transformObject: (collected) => {
      const { paths, ...rest } = JSON.parse(
        JSON.stringify('openapiObject' in collected ? collected.openapiObject : {}),
      );
      for (const calls of Object.values<Record<string, DescribedCall>>(paths)) {
        // HEAD of a download answers as GET, without the file.
        delete calls.head;
        for (const call of Object.values(calls)) {
          if (call.requestBody) call.requestBody.required = !call['x-optional-body'];
          delete call['x-optional-body'];
        }
      }
      const schemas = Object.fromEntries(
        entities.map((entity) => [titleOf(entity), withReferences(entity, entity)]),
      );
      const components = { ...rest.components, schemas };
      return { ...rest, paths: withReferences(paths), components };
    },
  });
  const schema = { operationId: 'server.openapi', summary: 'This description' };
  // One copy for all callers. It is not compressed: repeated calls would keep the server busy.
  let text: Buffer | undefined;
  app.get(
    '/api/openapi.json',
    { config: { permission: 'public' }, schema, compress: false },
    async (_request, reply) => {
      text ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}

/** The answer of a successful call. Routes without a schema of the answer send a file. */
function successOf({ response }: FastifySchema, access: RouteAccess) {
  if (isRecord(response)) return answer('Success', response[200]);
  return access === 'download'
    ? answer('The file', { type: 'string', format: 'binary' }, 'application/octet-stream')
    : answer('The file', {});
}

const answer = (description: string, schema: unknown, media = 'application/json') => ({
  description,
  content: { [media]: { schema } },
});

const failure = answer('A failure', contract.Failure);

/** Replaces each entity of the contract by a reference to its name. */
function withReferences(value: unknown, itself?: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one));
  if (!isRecord(value)) return value;
  const title = value === itself ? undefined : titleOf(value);
  if (title !== undefined) {
    return { $ref: `#/components/schemas/${title}`, description: value.description };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withReferences(one)]));
}

const titleOf = (schema: unknown) =>
  isRecord(schema) && typeof schema.title === 'string' && schema.title in contract
    ? schema.title
    : undefined;

const entities = Object.values<unknown>(contract).filter(titleOf);

/** A body without lists and objects can also be a form (WIR-3). */
function bodyTypes(body: unknown): string[] {
  const isFlat = !/"(object|array)"/.test(JSON.stringify(body ?? {}).replace('"object"', ''));
  return [...(isFlat ? ['application/x-www-form-urlencoded'] : []), 'application/json'];
}

const securityOf = (access: RouteAccess): Record<string, string[]>[] => {
  if (access === 'public') return [];
  return access === 'download' ? [{ token: [] }, { download: [] }] : [{ token: [] }];
};

/** The roles that may make a call. An admin may make the calls of every role. */
export function rolesOf(access: RouteAccess): string[] {
  if (access === 'public') return ['everybody'];
  if (access === 'signed-in' || access === 'download') return ['admin', 'monitor', 'manager'];
  if (access === 'second-step' || access === 'factors') return ['admin', 'monitor'];
  return [...new Set(['admin', access])];
}

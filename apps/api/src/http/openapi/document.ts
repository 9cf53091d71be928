import * as contract from '@audit-letters/api-client/contract';
import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../../context.ts';
import type { RouteAccess } from '../../session/authenticate.ts';
import { errors, sharedResponses, writeErrors } from './shared.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parts of a call that its own code checks, for the document only. */
    documented?: FastifySchema;
  }
}

type Json = Record<string, unknown>;

/** A call in the document, as far as this project reads it. */
export interface DocumentedCall extends Json {
  operationId: string;
  description: string;
  'x-access': RouteAccess;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Json };
  responses: Record<string, { description?: string; content?: Json; $ref?: string }>;
}

/** The document, as far as this project reads it. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Json };
}

/** Describes the routes that are registered after it in OpenAPI, with a page to read the document (WIR-45). */
export async function describeRoutes(app: App) {
  const page = '/api/reference';
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(page)) route.config = { ...route.config, permission: 'public' };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Audit Letter Program',
        version: app.config.version,
        description:
          'A failed call answers `{"data": "message"}` or `{"data": {"message", "fields"}}`. ' +
          'The header `x-token-gone` of any answer ends the session.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'X-Authorization' },
          download: { type: 'apiKey', in: 'cookie', name: 'dl' },
        },
      },
    },
    transform: ({ schema, url, route: { config } }) => ({
      url,
      schema: {
        ...schema,
        ...config?.documented,
        // The catch-all route and the pages of the portal are no calls.
        hide: !url.startsWith('/api/') || url.endsWith('*') || schema?.operationId === undefined,
        tags: [String(schema?.operationId).split('.')[0] ?? ''],
        description: `Who may call: ${rolesOf(config?.permission ?? 'public').join(', ')}.`,
        security: securityOf(config?.permission ?? 'public'),
        consumes: config?.documented?.consumes ?? bodyTypes(schema?.body),
        'x-access': config?.permission,
      },
    }),
    transformObject: (collected) =>
      complete('openapiObject' in collected ? collected.openapiObject : collected.swaggerObject),
  });
  await app.register(swaggerUi, {
    routePrefix: page,
    // The page of the package writes style attributes and inner HTML.
    transformStaticCSP: (policy) =>
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace(/; require-trusted-types-for.*$/, ''),
    theme: { title: 'API of the Audit Letter Program' },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
  });
  const schema = { operationId: 'server.openapi', summary: 'This description' };
  app.get('/api/openapi.json', { config: { permission: 'public' }, schema }, async () =>
    app.swagger(),
  );
}

/** The collected document with the answers and the names of the entities. */
function complete(collected: object): ReturnType<SwaggerTransformObject> {
  const { paths, components, ...rest }: ApiDocument = JSON.parse(JSON.stringify(collected));
  const described = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls)
        // HEAD of a download answers as GET, without the file.
        .filter(([method]) => method !== 'head')
        .map(([method, call]) => [method, { ...call, responses: responsesOf(method, path, call) }]),
    ),
  ]);
  const entities = Object.values<unknown>(contract).flatMap((schema) => {
    const title = titleOf(schema);
    return title === undefined ? [] : [[title, withReferences(schema, schema)] as const];
  });
  const document = {
    ...rest,
    paths: withReferences(Object.fromEntries(described)),
    components: {
      ...components,
      schemas: Object.fromEntries(entities),
      responses: withReferences(sharedResponses),
    },
  };
  return JSON.parse(JSON.stringify(document));
}

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const names = new Set(Object.keys(contract));

const titleOf = (schema: unknown) =>
  isRecord(schema) && typeof schema.title === 'string' && names.has(schema.title)
    ? schema.title
    : undefined;

function responsesOf(method: string, path: string, call: DocumentedCall) {
  const stores = method !== 'get' || call.operationId.startsWith('letters.generate');
  return {
    ...call.responses,
    200: successOf(call),
    ...errors(call['x-access'], call, path),
    ...(stores && writeErrors),
    default: { $ref: '#/components/responses/Failure' },
  };
}

/** The answer of a successful call. Routes without a schema of the answer send a file. */
function successOf({ responses, ...call }: DocumentedCall) {
  if (responses[200]?.content) return { ...responses[200], description: 'Success' };
  const media = call['x-access'] === 'download' ? 'application/octet-stream' : 'application/json';
  return { description: 'The file', content: { [media]: {} } };
}

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
  return [...new Set(['admin', ...[access].flat()])];
}

import swagger from '@fastify/swagger';
import type { App } from '../../context.ts';
import type { RouteAccess } from '../../session/authenticate.ts';
import { asDocumented, isJson, type Json, namedSchemas } from './entities.ts';
import { operations } from './operations.ts';
import { errors, importBody, sharedResponses, writeErrors } from './shared.ts';

/** A call in the document, as the reference page and the tests read it. */
export interface DocumentedCall extends Json {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-access': RouteAccess;
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Json;
  }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
}

/** The document, as far as this project reads it. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Record<string, Json> };
}

/** Collects the schemas of all routes that are registered after it (WIR-45). */
export async function collectRoutes(app: App) {
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
    transform: ({ schema, url, route }) => ({
      // The catch-all route and the pages of the portal are no calls.
      schema: {
        ...schema,
        // Swagger makes one parameter of each field, so the fields are described before.
        ...(isJson(schema?.querystring) && { querystring: withFields(schema.querystring) }),
        ...(isJson(schema?.params) && { params: withFields(schema.params) }),
        hide: !url.startsWith('/api/') || url.endsWith('*'),
        'x-access': route.config?.permission,
      },
      url,
    }),
  });
}

const withFields = (schema: Json) => asDocumented(schema, JSON.stringify(schema));

/** The document of all registered routes. */
export function apiDocument(app: App): ApiDocument {
  const { paths, components, ...rest }: ApiDocument = JSON.parse(JSON.stringify(app.swagger()));
  const described = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls)
        // HEAD of a download answers as GET, without the file.
        .filter(([method]) => method !== 'head')
        .map(([method, call]) => [method, describe(method, path, call)]),
    ),
  ]);
  return {
    ...rest,
    paths: asDocumented(Object.fromEntries(described)),
    components: { ...components, schemas: namedSchemas, ...asDocumented(sharedResponses) },
  };
}

function describe(method: string, path: string, collected: DocumentedCall): DocumentedCall {
  const name = `${method.toUpperCase()} ${path}`;
  const [operationId = name, summary = name] = operations[name] ?? [];
  const call = {
    ...collected,
    ...bodyOf(collected),
    ...(operationId === 'imports.upload' && { requestBody: importBody }),
  };
  const access = call['x-access'];
  const stores = method !== 'get' || operationId.startsWith('letters.generate');
  return {
    ...call,
    operationId,
    summary,
    description: whoMayCall(access),
    tags: [operationId.split('.')[0] ?? ''],
    security: securityOf(access),
    ...(operationId.startsWith('letters.generate') && {
      parameters: [...(call.parameters ?? []), idempotencyKey],
    }),
    responses: {
      ...successOf(call, access),
      ...errors(access, call, path),
      ...(stores && writeErrors),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** The body of a call. A flat one may also be a form (WIR-3). */
function bodyOf({ requestBody }: DocumentedCall) {
  const json = requestBody?.content['application/json'];
  if (!json) return {};
  const fields = Object.values(json.schema.properties ?? {});
  const isFlat = fields.every((field) => !/"(object|array)"/.test(JSON.stringify(field)));
  const content = {
    ...(isFlat && { 'application/x-www-form-urlencoded': json }),
    'application/json': json,
  };
  return { requestBody: { ...requestBody, content } };
}

/** The answer of a successful call. Routes without a schema of the answer send a file. */
function successOf({ responses }: DocumentedCall, access: RouteAccess): Record<string, Json> {
  const { 200: answer, ...others } = responses;
  if (answer?.content) return { ...others, 200: { ...answer, description: 'Success' } };
  const media = access === 'download' ? 'application/octet-stream' : 'text/html';
  return { 200: { description: 'The file', content: { [media]: {} } } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Calls with the same key make their letters once.',
  schema: { type: 'string' },
};

const securityOf = (access: RouteAccess) => {
  if (access === 'public') return [];
  return access === 'download' ? [{ token: [] }, { download: [] }] : [{ token: [] }];
};

/** Who may make a call. An admin may make the calls of every role. */
export function rolesOf(access: RouteAccess): string[] {
  if (access === 'public') return ['everybody'];
  if (access === 'signed-in' || access === 'download') return ['admin', 'monitor', 'manager'];
  return [...new Set(['admin', ...[access].flat()])];
}

const whoMayCall = (access: RouteAccess) => `Who may call: ${rolesOf(access).join(', ')}.`;

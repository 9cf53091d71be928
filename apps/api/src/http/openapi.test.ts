import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { RouteAccess } from '../session/authenticate.ts';
import { calls } from '../testing/calls.ts';
import { testApp } from '../testing/testApp.ts';
import { rolesOf } from './openapi.ts';

/** A call in the document, as far as this file reads it. */
interface DocumentedCall {
  operationId: string;
  summary: string;
  description: string;
  'x-access': RouteAccess;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: object; required?: boolean };
  responses: Record<string, object>;
}

interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Record<string, object> };
}

const test = await testApp();
const document: ApiDocument = (await test.anyone.get('/api/openapi.json')).json();

/** The calls of the document by method and path. */
const documented = (): Map<string, DocumentedCall> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]): [string, DocumentedCall] => [
        `${method.toUpperCase()} ${path}`,
        call,
      ]),
    ),
  );

// WIR-45
describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has every call, each with an id of its own and a summary', () => {
    for (const call of Object.values(calls).flat()) expect(nameOf(call), call).toBeTruthy();
    for (const [name, { summary }] of documented()) expect(summary, name).toMatch(/./);
    const ids = [...documented().values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no call with a session whose permission is not tested', () => {
    const tested = new Set(Object.values(calls).flat().map(nameOf));
    const untested = [...documented()].filter(
      ([name, { 'x-access': access }]) =>
        access !== 'public' && access !== 'second-step' && !tested.has(name),
    );
    expect(untested.map(([name]) => name)).toEqual([]);
  });

  it('describes every parameter and every entity', () => {
    const silent = [...documented()].flatMap(([name, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map((one) => `${name} ${one.name}`),
    );
    const entities = Object.entries(document.components.schemas);
    const silentEntities = entities.filter(([, entity]) => !('description' in entity));
    expect([...silent, ...silentEntities.map(([name]) => name)]).toEqual([]);
    const { Tenant, TenantsPage } = document.components.schemas;
    expect(Tenant).toMatchObject({
      description: expect.stringMatching(/^A tenant/),
      properties: {
        billing_date: { description: expect.stringMatching(/rent roll.*YYYY-MM-DD/) },
      },
    });
    expect(TenantsPage).toMatchObject({
      properties: {
        pagination: { $ref: '#/components/schemas/Pagination', description: expect.anything() },
      },
    });
  });

  it.each([
    ['admin', ['admin']],
    ['monitor', ['admin', 'monitor']],
    ['manager', ['admin', 'manager']],
    ['anyone', ['admin', 'manager', 'monitor']],
  ] as const)('names the roles of the calls of %s', (list, roles) => {
    for (const call of calls[list]) {
      // Previews open with the cookie of every role; their handler admits only staff.
      if (/preview-letter|letter-picture/.test(call)) continue;
      const found = documented().get(nameOf(call));
      expect(found && rolesOf(found['x-access']).sort(), call).toEqual(roles);
      expect(found?.description).toBe(
        `Who may call: ${rolesOf(found?.['x-access'] ?? 'public').join(', ')}.`,
      );
    }
  });

  it('has the answer, the failure and the path parameters of every call', () => {
    for (const [name, { responses, ...call }] of documented()) {
      expect(responses, name).toMatchObject({
        200: { description: expect.stringMatching(/./), content: expect.anything() },
        default: expect.anything(),
      });
      for (const [, parameter] of name.matchAll(/\{(\w+)\}/g)) {
        expect(call.parameters, name).toContainEqual(
          expect.objectContaining({ name: parameter, in: 'path', required: true }),
        );
      }
    }
  });

  it('has the queries, the bodies and the entities of the contract', () => {
    const of = (name: string) => documented().get(name);
    const query = of('GET /api/tenants')?.parameters?.map((one) => one.name);
    expect(query).toEqual(expect.arrayContaining(['page', 'sort_by', 'status', 'name']));
    const bodyTypes = (name: string) => Object.keys(of(name)?.requestBody?.content ?? {});
    expect(bodyTypes('POST /api/tenants/bulk')).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
    expect(bodyTypes('POST /api/tenants/import')).toEqual(['multipart/form-data']);
    const optional = [...documented()].filter(([, call]) => call.requestBody?.required === false);
    expect(optional.map(([name]) => name)).toEqual([
      'POST /api/facilities/{id}/confirm-move-outs',
      'POST /api/managers/confirm-tagging-complete',
    ]);
    expect(JSON.stringify(of('GET /api/tenants')?.responses[200])).toContain(
      '"#/components/schemas/TenantsPage"',
    );
    expect(document.components.schemas.TenantsPage).toMatchObject({
      properties: { data: { items: { $ref: '#/components/schemas/Tenant' } } },
    });
  });
});

/** The name of a call in the document: 'GET /api/users/{id}' for 'GET /api/users/1?page=2'. */
function nameOf(call: string): string {
  const [address = ''] = call.split('?');
  const names = [...documented().keys()];
  if (names.includes(address)) return address;
  const found = names
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .find((name) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(address));
  if (!found) throw new Error(`The document has no call ${call}.`);
  return found;
}

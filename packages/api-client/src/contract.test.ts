import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import * as bodies from '../test/bodies.ts';
import { archiveDates, archivesPage } from './archives/entities.ts';
import * as contract from './contract.ts';
import { DecodeError, type Decoder } from './decode/fields.ts';
import type { Page } from './decode/listPage.ts';

import * as facilities from './facilities/entities.ts';
import { coverage, tenantStats } from './facilities/entities.ts';
import { importResult } from './imports/entities.ts';
import { generatedLetters, letterBatchPage, mailingCounts } from './letters/entities.ts';
import { searchResult } from './search/entities.ts';
import { session } from './session/entities.ts';
import { appStatus } from './shell/entities.ts';
import { tenant } from './tenants/entities.ts';
import { sessionUser, user } from './users/entities.ts';

const rowOf =
  <Row>(page: Decoder<Page<Row>>): Decoder<Row | undefined> =>
  (row) =>
    page({ data: [row], pagination: bodies.pagination }).data[0];

type ObjectSchema = TSchema & { properties: Record<string, TSchema> };

interface Entity {
  name: string;
  schema: ObjectSchema;
  read: Decoder<unknown>;
  body: object;
}

const entities: Entity[] = [
  entity('Facility', contract.Facility, facilities.facility, bodies.facility),
  entity(
    'ManagedFacility',
    contract.ManagedFacility,
    facilities.managedFacility,
    bodies.managedFacility,
  ),
  entity('FacilityMatch', contract.FacilityMatch, facilities.facilityMatch, bodies.facilityMatch),
  entity(
    'FacilityStatsRow',
    contract.FacilityStatsRow,
    rowOf(facilities.facilityStatsPage),
    bodies.statsRow,
  ),
  entity('TenantStats', contract.TenantStats, tenantStats, bodies.tenantStats),
  entity('Coverage', contract.Coverage, coverage, bodies.coverage),
  entity(
    'ArchivedFacility',
    contract.ArchivedFacility,
    rowOf(archivesPage),
    bodies.archivedFacility,
  ),
  entity('ArchiveDates', contract.ArchiveDates, archiveDates, bodies.archiveDates),
  entity('Tenant', contract.Tenant, tenant, bodies.tenant),
  entity('SearchResult', contract.SearchResult, searchResult, bodies.searchResult),
  entity('MailingCounts', contract.MailingCounts, mailingCounts, bodies.mailingCounts),
  entity('GeneratedLetters', contract.GeneratedLetters, generatedLetters, bodies.generatedLetters),
  entity('LetterBatch', contract.LetterBatch, rowOf(letterBatchPage), bodies.letterBatch),
  entity('ImportResult', contract.ImportResult, importResult, bodies.importResult),
  entity('User', contract.User, user, bodies.user),
  entity('SessionUser', contract.SessionUser, sessionUser, bodies.sessionUser),
  entity('Session', contract.Session, session, bodies.session),
  entity('AppStatus', contract.AppStatus, appStatus, bodies.appStatus),
];

// FAC-55, TEN-4, USR-6
describe.each(entities)('$name', ({ schema, read, body }) => {
  it('is read unchanged from a body of the contract', () => {
    expect(Value.Errors(schema, body)).toEqual([]);
    expect(read(body)).toEqual(body);
  });

  it('matches the contract for any value of a field, or is rejected', () => {
    const invalidValues = [undefined, null, '', 'x', 3, true, [], {}, [null], '2026-02-30'];
    for (const field of closedFields(schema))
      for (const value of invalidValues) {
        const outcome = attempt(() => read({ ...body, [field]: value }));
        if (outcome instanceof DecodeError) continue;
        expect(Value.Errors(schema, outcome), `${field}: ${String(value)}`).toEqual([]);
      }
  });
});

it('a nullable enum accepts null', () => {
  const nothing = { ...bodies.tenant, status: null };
  expect(Value.Errors(contract.Tenant, nothing)).toEqual([]);
  expect(Value.Check(contract.FacilityChanges, { software: null })).toBe(true);
  expect(Value.Check(contract.FacilityChanges, { software: 'paper' })).toBe(false);
});

/** All fields but words: a newer server may have more of them than the contract lists. */
const closedFields = (schema: ObjectSchema) =>
  Object.entries<TSchema>(schema.properties)
    .filter(([, field]) => !('enum' in field))
    .map(([name]) => name);

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

function entity(name: string, schema: ObjectSchema, read: Decoder<unknown>, body: object): Entity {
  return { name, schema, read, body };
}

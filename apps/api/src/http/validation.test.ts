import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, expectAnswer, fieldsOf, testApp } from '../testing/testApp.ts';

const test = await testApp();
const facilityId = await addFacility(test.db, { facility_number: 'L-1', account_name: 'Dock' });
const tenantId = await addTenant(test.db, facilityId, { first_name: 'Ana' });
const admin = await test.signIn('admin');
const manager = await test.signIn('manager', { facilityId });

const send = (
  caller: Caller,
  url: string,
  contentType: string,
  payload: string,
  method: InjectOptions['method'] = 'POST',
) => caller.inject({ method, url, headers: { 'content-type': contentType }, payload });
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const facilityUrl = `/api/facilities/${facilityId}`;
const facility = () => test.facility(facilityId);
const tenant = () => test.tenant(tenantId);

describe('an id in an address is a decimal number', () => {
  const spellings = (id: number) => [
    `0x${id.toString(16)}`,
    `${id}e0`,
    `${id}.0`,
    `0${id}`,
    `+${id}`,
    `-${id}`,
    `%20${id}`,
    `${id}%20`,
    `${id}%0A`,
    `${id}%00`,
    `%EF%BC%91`,
    '0',
    '1e1',
    'true',
    'null',
    '4294967297',
    '99999999999999999999',
    '9'.repeat(150),
    '9'.repeat(300),
    '__proto__',
    'constructor',
  ];
  const addressed = [...calls.monitor, ...calls.manager, ...calls.anyone].filter((call) =>
    /\/1\b/.test(call),
  );

  // WIR-38
  it.each(addressed)('%s answers every other spelling like an unknown id', async (call) => {
    const [method, url = ''] = call.split(' ');
    const ask = (id: string) =>
      admin.inject({
        method: method === 'POST' ? 'POST' : method === 'DELETE' ? 'DELETE' : 'GET',
        url: url.replace(/\/1\b/, `/${id}`),
        ...(method === 'POST' && { payload: validBody(url) }),
      });
    const unknown = await ask('2147483647');
    expectAnswer(unknown, 404, expect.stringMatching(/^Not found\./));
    for (const id of spellings(url.includes('tenants/1') ? tenantId : facilityId)) {
      const answer = await ask(id);
      expect([id, answer.statusCode, answer.body]).toEqual([id, 404, unknown.body]);
    }
  });

  const validBody = (url: string) =>
    url.includes('status') ? { status: 'opt_out' } : { skip_letter_dates: true, ids: '1' };

  it('leaves the facility and the tenant as they were', async () => {
    expect((await facility()).account_name).toBe('Dock');
    expect((await tenant()).status).toBeNull();
  });

  it.each(['%C4%B1l', '%EF%AC%82', 'T%C3%97', 'TX%20', 'TXX', '0'])(
    'a state spelt %s is unknown',
    async (state) => {
      const answer = await admin.get(`/api/facilities/state/${state}`);
      expectAnswer(answer, 404, expect.stringMatching(/^Not found\./));
    },
  );
});

// WIR-3, WIR-38
describe('the fields of a JSON body have the types of the contract', () => {
  it.each([
    ['account_name', '["x"]', 'Account name must be text or empty.'],
    ['address', 'null', 'Address must be text.'],
    ['is_prime', '"true"', 'Is prime must be true or false.'],
    ['is_prime', 'null', 'Is prime must be true or false.'],
    ['letter_effective_date', '20260501', 'Letter effective date must be text or empty.'],
    [
      'letter_effective_date',
      '"2026-02-29"',
      "'2026-02-29' is not a valid date. Use the form YYYY-MM-DD.",
    ],
  ])('a facility with the %s %s is refused', async (field, value, sentence) => {
    const answer = await send(admin, facilityUrl, json, `{"${field}":${value}}`);
    expectAnswer(answer, 422, { message: sentence, fields: { [field]: expect.any(String) } });
    expect(await facility()).toMatchObject({ account_name: 'Dock', is_prime: false });
  });

  it('a text that is too long is refused with its limit', async () => {
    const answer = await admin.post(`/api/facilities/${facilityId}`, {
      account_name: 'x'.repeat(201),
    });
    expectAnswer(answer, 422, {
      message: 'Account name must not have more than 200 characters.',
      fields: { account_name: 'Must not have more than 200 characters.' },
    });
  });

  it.each([
    ['/api/login', '{"username":"a","password":12345678}', 'password'],
    ['/api/change-password', '{"password":12345678}', 'password'],
    ['/api/page-404s', '{"path":["/x"]}', 'path'],
    ['/api/tenants/1', '{"first_name":5}', 'first_name'],
    ['/api/tenants/1', '{"untag":"true"}', 'untag'],
    ['/api/tenants/1', '{"coverage_id":1.5}', 'coverage_id'],
    ['/api/facility-archives/1/execute', '{"skip_letter_dates":"true"}', 'skip_letter_dates'],
  ])('%s refuses %s and names the field', async (url, body, field) => {
    expect(Object.keys(fieldsOf(await send(admin, url, json, body)))).toEqual([field]);
  });

  it.each(['[]', '"text"', 'null', ''])('a body of %s is refused with a sentence', async (body) => {
    const answer = await send(admin, facilityUrl, json, body);
    const message = 'The request must be an object with fields.';
    expectAnswer(answer, 422, { message, fields: {} });
  });

  it.each(['{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{"is_admin":true}}}'])(
    'a body of %s is refused',
    async (body) => {
      const answer = await send(admin, facilityUrl, json, body);
      expectAnswer(answer, 400, expect.any(String));
      expect({}).not.toHaveProperty('is_admin');
    },
  );

  it('an unknown field is ignored, and the last of two equal ones counts', async () => {
    const body = '{"id":99,"tenant_count":7,"city":"Ames","city":"Waco"}';
    const answer = await send(admin, facilityUrl, json, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await facility()).toMatchObject({ id: facilityId, city: 'Waco' });
  });

  it.each(['text/plain', 'application/vnd.api+json', 'nonsense'])(
    'a body of the type %s is refused with 415',
    async (contentType) => {
      const answer = await send(admin, facilityUrl, contentType, '{"city":"X"}');
      expectAnswer(answer, 415, expect.any(String));
    },
  );
});

// WIR-13, WIR-38
describe('a form carries text, which is read by the types of the contract', () => {
  const update = (body: string) => send(admin, `/api/tenants/${tenantId}`, form, body);

  it('reads true, numbers and empty values', async () => {
    const coverages = (await admin.get('/api/coverages/available', { state: 'TX' })).json();
    const [{ id }] = coverages;
    const tagged = { tagged_for_removal: true, note: 'old' };
    await test.db.updateTable('tenants').set(tagged).where('id', '=', tenantId).execute();
    expect(
      (await update(`untag=true&note=&coverage_id=${id}&charge_applied=false`)).statusCode,
    ).toBe(200);
    expect(await tenant()).toMatchObject({
      tagged_for_removal: false,
      note: null,
      coverage_id: id,
      charge_applied: false,
    });
    expect((await update('coverage_id=')).statusCode).toBe(200);
    expect((await tenant()).coverage_id).toBeNull();
  });

  it.each([
    ['untag=yes', 'untag'],
    ['untag=TRUE', 'untag'],
    ['coverage_id=0x1', 'coverage_id'],
    ['first_name=a&first_name=b', 'first_name'],
  ])('refuses %s and names the field', async (body, field) => {
    expect(Object.keys(fieldsOf(await update(body)))).toEqual([field]);
  });

  it('ignores prototype keys', async () => {
    const answer = await update('__proto__=x&constructor=y&toString=z');
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });
});

describe('a query carries text, which is read by the types of the contract', () => {
  const lists = ['/api/facilities', '/api/tenants', '/api/letter-batches', '/api/users'];
  // WIR-17
  it.each(lists)('%s takes only decimal pages', async (url) => {
    expect((await admin.get(`${url}?page=1&per_page=10`)).statusCode).toBe(200);
    for (const page of ['0x2', '1e0', '%202', '2%20', '+2', '02', '1.0', '-1', '0', '', 'NaN']) {
      const fields = fieldsOf(await admin.get(`${url}?page=${page}`));
      expect([page, Object.keys(fields)]).toEqual([page, ['page']]);
    }
    expect((await admin.get(`${url}?per_page=1e2`)).statusCode).toBe(422);
    expect((await admin.get(`${url}?page=99999999999999999999`)).statusCode).toBe(422);
  });

  it.each([
    ['page=0', 'Page must be at least 1.'],
    ['page=2147483648', 'Page must be at most 2147483647.'],
  ])('a list refuses %s with a sentence', async (query, sentence) => {
    const answer = await admin.get(`/api/tenants?${query}`);
    expect([answer.statusCode, answer.json().data.message]).toEqual([422, sentence]);
  });

  it.each([
    '/api/facilities?page=1&page=2',
    '/api/tenants?filter=all&filter=all',
    '/api/tenants?name=ann&name=bob',
    '/api/tenants?tagged_for_removal=true&tagged_for_removal=true',
    '/api/tenants?tagged_for_removal=1',
    '/api/tenants?name=a%00b',
    '/api/exports/facilities?filter=doing_move_outs&filter=doing_move_outs',
    '/api/exports/download?file_key=a&file_key=b',
  ])('%s is refused', async (url) => {
    expect((await admin.get(url)).statusCode).toBe(422);
  });

  // WIR-9
  it.each(['/api/facilities', '/api/tenants'])('%s ignores what it does not know', async (url) => {
    const answer = await admin.get(`${url}?__proto__=1&__proto__[x]=1&constructor=2&x[y]=3`);
    expect(answer.statusCode).toBe(200);
  });
});

describe('no call answers hostile input with a server error', () => {
  const bodies: [string, string][] = [
    ...['[]', 'null', '"x"', '7', '{', '{"ids":{}}', '{"ids":null}', '{"id":{}}', '\u0000'].map(
      (body): [string, string] => [json, body],
    ),
    ...['', '&&&', '=', 'ids', 'ids=1&ids=2', 'a[b]=c', '%', '%zz=%zz', 'ids=%00'].map(
      (body): [string, string] => [form, body],
    ),
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['text/plain', 'x'],
    ['', 'x'],
  ];

  it.each([...Object.values(calls).flat(), 'POST /api/login'])('%s', async (call) => {
    const [method, url = ''] = call.split(' ');
    if (method !== 'POST' || url.includes('change-password')) return;
    const caller = calls.manager.includes(call) ? manager : admin;
    for (const [contentType, body] of bodies) {
      const answer = await send(caller, url, contentType, body);
      expect([contentType, body, answer.statusCode < 500]).toEqual([contentType, body, true]);
      if (answer.statusCode !== 200) expect(answer.json()).toHaveProperty('data');
    }
  });
});

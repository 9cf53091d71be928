import { describe, expect, it } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { openSession } from '../session/store.ts';
import { addFacility } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { attachment } from './routes.ts';
import { type FileKind, type NewFile, saveFile, sweepFiles } from './store.ts';

type ReadKind = Exclude<FileKind, 'deleted'>;

const addresses: Record<ReadKind, (name: string) => string> = {
  export: (name) =>
    `/api/exports/download?filename=all_facilities&file_key=${encodeURIComponent(name)}`,
  duplicates: (name) =>
    `/api/exports/download?filename=duplicate_tenants&file_key=${encodeURIComponent(name)}`,
  letters: (name) => `/api/facilities/download-letters/${encodeURIComponent(name)}`,
  mail_merge: (name) => `/api/facilities/download-letters/${encodeURIComponent(name)}`,
  archive: (name) => `/api/facility-archives/download-export?filename=${encodeURIComponent(name)}`,
};

const save = (file: Partial<NewFile> & Pick<NewFile, 'name' | 'kind'>) =>
  transaction(test.db, (trx) =>
    saveFile(
      trx,
      {
        display_name: 'shown.xlsx',
        media_type: 'application/octet-stream',
        bytes: Buffer.from('content'),
        user_id: null,
        facility_id: null,
        expires_at: null,
        ...file,
      },
      test.clock.now(),
    ),
  );

const test = await testApp();
const facilityId = await addFacility(test.db);
const otherId = await addFacility(test.db);
const monitor = await test.signIn('monitor');
const manager = await test.signIn('manager', { facilityId });
const callers = {
  admin: await test.signIn('admin'),
  monitor,
  colleague: await test.signIn('monitor'),
  manager,
  neighbour: await test.signIn('manager', { facilityId: otherId }),
};
const ofManager = { kind: 'export', user_id: manager.userId } as const;
await save({ name: 'monitor.xlsx', kind: 'export', user_id: monitor.userId });
await save({ name: 'duplicates.xlsx', kind: 'duplicates', user_id: monitor.userId });
await save({ name: 'manager.xlsx', ...ofManager, facility_id: facilityId });
await save({ name: 'former.xlsx', ...ofManager, facility_id: otherId });
await save({ name: 'letters.pdf', kind: 'letters', facility_id: facilityId });
await save({ name: 'letters.xlsx', kind: 'mail_merge', facility_id: facilityId });
await save({ name: 'F-1_22_2026-03-01.xlsx', kind: 'archive', facility_id: facilityId });

// WIR-32
describe('a download', () => {
  it.each<[ReadKind, string, keyof typeof callers, number]>([
    ['export', 'monitor.xlsx', 'monitor', 200],
    ['export', 'monitor.xlsx', 'colleague', 404],
    ['export', 'monitor.xlsx', 'admin', 404],
    ['export', 'monitor.xlsx', 'manager', 404],
    ['duplicates', 'duplicates.xlsx', 'monitor', 200],
    ['duplicates', 'duplicates.xlsx', 'manager', 404],
    ['export', 'manager.xlsx', 'manager', 200],
    ['export', 'manager.xlsx', 'neighbour', 404],
    ['export', 'manager.xlsx', 'monitor', 404],
    ['export', 'former.xlsx', 'manager', 404],
    ['letters', 'letters.pdf', 'monitor', 200],
    ['letters', 'letters.pdf', 'colleague', 200],
    ['letters', 'letters.pdf', 'admin', 200],
    ['letters', 'letters.pdf', 'manager', 404],
    ['mail_merge', 'letters.xlsx', 'colleague', 200],
    ['mail_merge', 'letters.xlsx', 'manager', 404],
    ['archive', 'F-1_22_2026-03-01.xlsx', 'monitor', 200],
    ['archive', 'F-1_22_2026-03-01.xlsx', 'manager', 404],
    // Each kind of file has its own path.
    ['export', 'letters.pdf', 'monitor', 404],
    ['letters', 'F-1_22_2026-03-01.xlsx', 'monitor', 404],
    ['archive', 'monitor.xlsx', 'monitor', 404],
  ])('under the path of %s, %s for %s: %i', async (kind, name, who, status) => {
    const response = await callers[who].get(addresses[kind](name));
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(response.body).toBe('content');
    else expect(response.json()).toEqual({ data: expect.stringMatching(/^Not found\./) });
  });

  it.each([
    '',
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd',
    'letters.pdf\0.xlsx',
    '%2e%2e%2f',
    '..\u2025/letters.pdf',
    'x'.repeat(5000),
    '%',
    'LETTERS.PDF',
  ])('answers 404 for the unknown name %j', async (name) => {
    for (const kind of ['export', 'archive', 'letters'] as const) {
      expect((await monitor.get(addresses[kind](name))).statusCode).toBe(404);
    }
    const stats = { url: '/api/facility-stats/download-export', query: { filename: name } };
    expect((await monitor.inject(stats)).statusCode).toBe(404);
  });

  it.each([
    '/api/exports/download',
    '/api/facility-archives/download-export',
    '/api/facility-stats/download-export',
  ])('%s answers 404 without a name', async (url) => {
    expect((await monitor.get(url)).statusCode).toBe(404);
  });

  // WIR-10
  it('is saved by the browser and never cached', async () => {
    const response = await monitor.get(addresses.export('monitor.xlsx'));
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '7',
      'content-disposition': `attachment; filename="all_facilities.xlsx"; filename*=UTF-8''all_facilities.xlsx`,
      'cache-control': 'no-store, private',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    ['tenant_list', 'tenant_list.xlsx'],
    ['tenant_list.xlsx', 'tenant_list.xlsx'],
    ['', 'shown.xlsx'],
    ['a"\r\nSet-Cookie:x=1', 'shown.xlsx'],
    ['../tenant', 'shown.xlsx'],
  ])('requested as %j is saved as %s', async (filename, saved) => {
    const response = await monitor.get('/api/exports/download', {
      file_key: 'monitor.xlsx',
      filename,
    });
    expect(response.headers['content-disposition']).toContain(`filename="${saved}"`);
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('sends a file of many chunks whole', async () => {
    const bytes = Buffer.from(
      Uint8Array.from({ length: 700_000 }, (_, index) => (index * 7919) % 251),
    );
    await save({ name: 'big.pdf', kind: 'letters', bytes });
    const response = await monitor.get(addresses.letters('big.pdf'));
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  // SHL-23, WIR-29
  it('accepts the download cookie, which opens nothing else', async () => {
    const { downloadToken } = await openSession(test.db, monitor.userId, test.clock.now());
    const cookies = { dl: downloadToken };
    const download = await test.app.inject({ url: addresses.letters('letters.pdf'), cookies });
    expect(download.statusCode).toBe(200);
    const list = await test.app.inject({ url: '/api/letter-batches', cookies });
    expect(list.statusCode).toBe(401);
  });

  // WIR-48
  it.each([
    ['document', 'text/plain; charset=utf-8', 'Not found. It may have been deleted.'],
    ['empty', 'application/json; charset=utf-8', '{"data":"Not found. It may have been deleted."}'],
  ])('that is missing is refused to the destination %s as %s', async (destination, type, body) => {
    const answer = await monitor.inject({
      url: addresses.letters('gone.pdf'),
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': destination },
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      404,
      type,
      body,
    ]);
  });

  // LET-56
  it('is looked up by HEAD, without an entry in the audit log', async () => {
    const logged = () => test.db.selectFrom('audit_log').select('id').execute();
    const before = await logged();
    const names: Record<ReadKind, string> = {
      export: 'monitor.xlsx',
      duplicates: 'duplicates.xlsx',
      letters: 'letters.pdf',
      mail_merge: 'letters.xlsx',
      archive: 'F-1_22_2026-03-01.xlsx',
    };
    for (const kind of ['export', 'duplicates', 'letters', 'mail_merge', 'archive'] as const) {
      const url = addresses[kind](names[kind]);
      const { statusCode, headers, body } = await monitor.inject({ method: 'HEAD', url });
      expect([statusCode, headers['content-length'], body]).toEqual([200, '7', '']);
    }
    const url = addresses.letters('gone.pdf');
    expect((await monitor.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect(await logged()).toEqual(before);
  });

  // WIR-44
  it('with the token answers pages of other sites as well', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const url = addresses.letters('letters.pdf');
    expect((await monitor.inject({ url, headers })).statusCode).toBe(200);
  });
});

describe('an expired file', () => {
  it('cannot be downloaded and is deleted by the sweep', async () => {
    const expiresAt = new Date(test.clock.now().getTime() + 60_000);
    const { id } = await save({
      name: 'soon.xlsx',
      kind: 'export',
      user_id: monitor.userId,
      expires_at: expiresAt,
    });
    expect((await monitor.get(addresses.export('soon.xlsx'))).statusCode).toBe(200);
    const names = async () =>
      (await test.db.selectFrom('files').select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      );
    const before = await names();
    test.clock.advance(60_000);
    expect((await monitor.get(addresses.export('soon.xlsx'))).statusCode).toBe(404);

    await sweepFiles(test.db, test.clock.now());
    expect(await names()).toEqual(before.filter((name) => name !== 'soon.xlsx'));
    const chunks = await test.db
      .selectFrom('file_chunks')
      .where('file_id', '=', id)
      .select('position')
      .execute();
    expect(chunks).toEqual([]);
  });
});

describe('the content disposition', () => {
  it.each([
    ['letters.pdf', `attachment; filename="letters.pdf"; filename*=UTF-8''letters.pdf`],
    [
      'Zoë (1).xlsx',
      `attachment; filename="Zo_ (1).xlsx"; filename*=UTF-8''Zo%C3%AB%20%281%29.xlsx`,
    ],
    ['a"\r\nX: y', `attachment; filename="a___X_ y"; filename*=UTF-8''a%22%0D%0AX%3A%20y`],
    ['half \uD800', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
  ])('of %j is one safe header', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});

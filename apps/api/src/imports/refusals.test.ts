import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../sheets/testing/hostileWorkbooks.ts';
import { expectAnswer } from '../testing/testApp.ts';
import { headings, importSuite, rentRoll } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { upload } from './testing/uploadForm.ts';

const suite = importSuite();

// IMP-28
describe('refuses', () => {
  it.each(hostileFiles)('$name, and stores nothing', async ({ file, says }) => {
    const response = await upload(suite.monitor, {
      software: 'syrasoft',
      facility_number: suite.site.number,
      files: { rent_roll: await file() },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toMatch(/^Rent Roll: /);
    expect(response.json().data.message).toMatch(says);
    expect(await suite.tenants()).toEqual([]);
  });

  it('a report without the headings, and says what it has', async () => {
    const response = await upload(suite.monitor, {
      software: 'syrasoft',
      files: await rentRoll([
        ['Invoice', 'Amount'],
        ['1', '2'],
      ]),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe(
      "Rent Roll: No headings of a rent roll were found (such as Unit, Tenant Name, Address, Move In Date). The first sheet has 2 other headings: 'Invoice', 'Amount'.",
    );
  });

  it('a rent roll with headings only', async () => {
    const response = await upload(suite.monitor, {
      software: 'syrasoft',
      preview: 'true',
      files: await rentRoll([headings]),
    });
    expect([response.statusCode, response.json().data.message]).toEqual([
      422,
      'Rent Roll: The file has no rows below its headings: there is nothing to import.',
    ]);
  });

  // IMP-31
  it('a file of 21 MB', async () => {
    const response = await upload(suite.monitor, {
      software: 'syrasoft',
      files: { rent_roll: Buffer.alloc(21 * 1024 * 1024) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().data.message).toMatch(
      /^Rent Roll: This file is too big\. At most 20 MB/,
    );
  });

  it.each([
    ['an unknown program', { software: 'quickstore' }, "No such software as 'quickstore'!"],
    ['no program', {}, 'Choose the software type.'],
    ['no rent roll', { software: 'storedge' }, 'The Rent Roll file is required.'],
  ])('%s', async (_, form, message) => {
    const response = await upload(suite.monitor, form);
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe(message);
  });

  it.each(['tenant_address_list', 'insurance_sheet'] as const)(
    'Easy Storage without its %s',
    async (missing) => {
      const { [missing]: _, ...files } = await sampleOf('easystorage').files({
        count: 3,
        facility: suite.site.prime,
      });
      const response = await upload(suite.monitor, { software: 'easystorage', files });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().data.fields)).toEqual([missing]);
    },
  );

  it('files in the wrong places, and says what they look like', async () => {
    const files = await sampleOf('easystorage').files({ count: 3, facility: suite.site.prime });
    const swapped = {
      ...files,
      rent_roll: files.insurance_sheet,
      insurance_sheet: files.rent_roll,
    };
    const response = await upload(suite.monitor, {
      software: 'easystorage',
      files: swapped as typeof files,
    });
    expect(response.json().data.message).toMatch(
      /^Rent Roll: No headings of a rent roll .* It looks like an insurance sheet\.$/,
    );
  });

  it.each([
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['a form without its boundary', 'multipart/form-data', 'anything'],
  ])('%s', async (_, contentType, payload) => {
    const response = await suite.monitor.inject({
      method: 'POST',
      url: '/api/tenants/import',
      headers: { 'content-type': contentType },
      payload,
    });
    expectAnswer(response, 400, 'The form could not be read.');
  });

  it('a body that is no form', async () => {
    expect(
      (await suite.monitor.post('/api/tenants/import', { software: 'syrasoft' })).statusCode,
    ).toBe(415);
  });
});

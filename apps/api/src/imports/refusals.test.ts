import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../testing/testApp.ts';
import { headings, importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { type TestForm, uploadRequest } from './testing/uploadForm.ts';

const suite = importSuite();

/** Uploads what must be refused, and returns the refusal. */
const refusal = async (rows: Parameters<typeof suite.upload>[0], form?: TestForm, status = 422) => {
  const response = await suite.upload(rows, form);
  expect(response.statusCode).toBe(status);
  expect(await suite.tenants()).toEqual([]);
  return response.json().data;
};

// IMP-28
describe('refuses', () => {
  it('a file that is no workbook, by the name of its picker', async () => {
    const form = { facility_number: suite.site.number };
    expect((await refusal({ rent_roll: Buffer.from('%PDF-1.7') }, form)).message).toMatch(
      /^Rent Roll: .*is a PDF, not an \.xlsx/,
    );
  });

  it('a report without the headings, and says what it has', async () => {
    const rows = [
      ['Invoice', 'Amount'],
      ['1', '2'],
    ];
    expect((await refusal(rows)).message).toBe(
      "Rent Roll: No headings of a rent roll were found (such as Unit, Tenant Name, Address, Move In Date). The first sheet has 2 other headings: 'Invoice', 'Amount'.",
    );
  });

  it('a rent roll with headings only', async () => {
    expect((await refusal([headings], { preview: 'true' })).message).toBe(
      'Rent Roll: The file has no rows below its headings: there is nothing to import.',
    );
  });

  // IMP-31
  it('a file of 21 MB', async () => {
    const rent_roll = Buffer.alloc(21 * 1024 * 1024);
    expect((await refusal({ rent_roll }, {}, 413)).message).toMatch(
      /^Rent Roll: This file is too big\. At most 20 MB/,
    );
  });

  it.each([
    ['an unknown program', 'quickstore', "No such software as 'quickstore'!"],
    ['no program', '', 'Choose the software type.'],
    ['no rent roll', 'storedge', 'The Rent Roll file is required.'],
  ])('%s', async (_, software, message) => {
    expect((await refusal({}, { software })).message).toBe(message);
  });

  // IMP-3
  it.each(['tenant_address_list', 'insurance_sheet'] as const)(
    'Easy Storage without its %s',
    async (missing) => {
      const sample = { count: 3, facility: suite.site.prime };
      const { [missing]: _, ...files } = await sampleOf('easystorage').files(sample);
      const { fields } = await refusal(files, { software: 'easystorage' });
      expect(Object.keys(fields)).toEqual([missing]);
    },
  );

  it('files in the wrong places, and says what they look like', async () => {
    const sample = { count: 3, facility: suite.site.prime };
    const { rent_roll, insurance_sheet, ...files } = await sampleOf('easystorage').files(sample);
    const swapped = {
      ...files,
      ...(insurance_sheet && { rent_roll: insurance_sheet }),
      ...(rent_roll && { insurance_sheet: rent_roll }),
    };
    expect((await refusal(swapped, { software: 'easystorage' })).message).toMatch(
      /^Rent Roll: No headings of a rent roll .* It looks like an insurance sheet\.$/,
    );
  });

  it.each([
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['a form without its boundary', 'multipart/form-data', 'anything'],
  ])('%s', async (_, contentType, payload) => {
    const headers = { 'content-type': contentType };
    const response = await suite.monitor.inject({ ...uploadRequest, headers, payload });
    expectAnswer(response, 400, 'The form could not be read.');
  });

  it('a body that is no form', async () => {
    const response = await suite.monitor.post(uploadRequest.url, { software: 'syrasoft' });
    expect(response.statusCode).toBe(415);
  });
});

import { describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { headings, importSuite, rentRoll, row } from './testing/importSuite.ts';
import { upload } from './testing/uploadForm.ts';

const suite = importSuite();

describe('the facility', () => {
  // IMP-11
  it('comes from the row first, then from the title, then from the form', async () => {
    const other = await addFacility(suite.server.db, { facility_number: `T${suite.site.number}` });
    const rows = [
      ['Facility:', `T${suite.site.number}`],
      headings,
      suite.row(),
      row({ site: '', unit: 'B2', name: 'Ben Roe' }),
    ];
    expect(await suite.imported(rows)).toMatchObject({ insert_count: 2 });
    expect(await suite.tenants()).toMatchObject([{ unit: 'A1' }]);
    expect(await suite.tenants(other)).toMatchObject([{ unit: 'B2' }]);
  });

  // IMP-11
  it('comes from the form when the file names none', async () => {
    expect(
      await suite.imported([headings.slice(1), row().slice(1)], {
        facility_number: suite.site.number,
      }),
    ).toMatchObject({ insert_count: 1 });
    expect(await suite.tenants()).toMatchObject([{ unit: 'A1' }]);
  });

  it.each([
    ['with a decimal', () => `${suite.site.prime}.0`],
    ['with leading zeros', () => `00${suite.site.prime}`],
    ['by its number', () => suite.site.number],
  ])('is found by its id %s', async (_, id) => {
    expect(await suite.imported([headings, row({ site: id() })])).toMatchObject({
      insert_count: 1,
      error_count: 0,
    });
  });

  // IMP-12
  it('that is unknown makes its rows errors, and its id is listed once', async () => {
    const rows = [
      headings,
      row({ site: '99887' }),
      row({ site: '99887', unit: 'A2' }),
      suite.row({ unit: 'A3', name: 'Eve Day' }),
    ];
    const result = await suite.imported(rows);
    expect(result).toMatchObject({ insert_count: 1, error_count: 2, missing_prime_ids: ['99887'] });
    expect(await suite.reportRows(result.report_filename)).toEqual([
      [
        '2',
        'Not imported',
        "No facility has the Prime Site ID or Facility Number '99887'",
        'Ann Lee',
        'A1',
      ],
      [
        '3',
        'Not imported',
        "No facility has the Prime Site ID or Facility Number '99887'",
        'Ann Lee',
        'A2',
      ],
    ]);
  });

  // IMP-11
  it('is required when nothing names one', async () => {
    const refusal = async (...rows: string[][]) => {
      const files = await rentRoll(rows);
      const response = await upload(suite.monitor, { software: 'syrasoft', files });
      expect(response.statusCode).toBe(422);
      return response.json().data;
    };
    expect(await refusal(headings.slice(1), row().slice(1))).toMatch(
      /Nothing says which facility these tenants belong to/,
    );
    expect(await refusal(headings, suite.row(), row({ unit: 'A2' }))).toMatch(
      /Nothing says which facility the tenant of row 3 belongs to/,
    );
  });

  it('named by the form must exist', async () => {
    const response = await upload(suite.monitor, {
      software: 'syrasoft',
      facility_number: 'none',
      files: await rentRoll([headings, row()]),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.message).toBe("There is no facility with the number 'none'.");
  });
});

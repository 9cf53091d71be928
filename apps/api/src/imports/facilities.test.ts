import { describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { expectAnswer } from '../testing/testApp.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

describe('the facility', () => {
  // IMP-11
  it('comes from the row first, then from the title, then from the form', async () => {
    const other = await addFacility(suite.server.db, { facility_number: `T${suite.site.number}` });
    const rows = [
      ['Facility:', `T${suite.site.number}`],
      headings,
      suite.row(),
      suite.row({ site: '', unit: 'B2', name: 'Ben Roe' }),
    ];
    expect(await suite.imported(rows)).toMatchObject({ insert_count: 2 });
    expect(await suite.tenants()).toMatchObject([{ unit: 'A1' }]);
    expect(await suite.tenants(other)).toMatchObject([{ unit: 'B2' }]);
  });

  // IMP-12
  it('that is unknown makes its rows errors, and its id is listed once', async () => {
    const rows = [
      headings,
      suite.row({ site: 'N99887' }),
      suite.row({ site: 'n99887 ', unit: 'A2' }),
      suite.row({ unit: 'A3', name: 'Eve Day' }),
    ];
    const result = await suite.imported(rows);
    expect(result).toMatchObject({
      insert_count: 1,
      error_count: 2,
      missing_prime_ids: ['N99887'],
    });
    const reason = (site: string) =>
      `No facility has the Prime Site ID or Facility Number '${site}'`;
    expect(await suite.reportRows(result.report_filename)).toEqual([
      ['2', 'Not imported', reason('N99887'), 'Ann Lee', 'A1'],
      ['3', 'Not imported', reason('n99887'), 'Ann Lee', 'A2'],
    ]);
  });

  // IMP-11
  it('is required when nothing names one', async () => {
    expectAnswer(
      await suite.upload([headings.slice(1), suite.row().slice(1)]),
      422,
      expect.stringMatching(/Nothing says which facility these tenants belong to/),
    );
    expectAnswer(
      await suite.upload([headings, suite.row(), suite.row({ site: '', unit: 'A2' })]),
      422,
      expect.stringMatching(/Nothing says which facility the tenant of row 3 belongs to/),
    );
  });

  it('named by the form must exist', async () => {
    const refused = await suite.upload([headings, suite.row()], { facility_number: 'none' });
    const message = "There is no facility with the number 'none'.";
    expectAnswer(refused, 422, expect.objectContaining({ message }));
  });
});

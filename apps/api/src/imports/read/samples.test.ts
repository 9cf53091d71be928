import { expect, it } from 'vitest';
import { importSuite } from '../testing/importSuite.ts';
import { samplePeople } from '../testing/people.ts';
import { sampleOf, samples } from '../testing/samples.ts';

const suite = importSuite();
const everySample = samples.map((sample) => ({ ...sample, count: 40 }));
const longSample = { ...sampleOf('sitelink_web'), name: '10,000 tenants', count: 10_000 };

// IMP-14
it.each([...everySample, longSample])(
  'imports $software once: $name',
  async ({ software, files, count }) => {
    const people = samplePeople(count);
    const sample = await files({ count, facility: suite.site.prime });
    expect(await suite.imported(sample, { software })).toMatchObject({
      insert_count: count,
      active_tenants_count: 0,
      error_count: 0,
      duplicate_tenant_count: 0,
      duplicate_tenant_filename: null,
      missing_prime_ids: [],
    });
    const stored = new Map((await suite.tenants()).map((tenant) => [tenant.unit, tenant]));
    expect(stored.size).toBe(count);
    for (const [n, person] of people.entries()) {
      const upper = stored.get(person.units[0] ?? '')?.last_name === person.lastName.toUpperCase();
      expect(stored.get(person.units[0] ?? '')).toMatchObject({
        first_name: person.firstName,
        last_name: upper ? person.lastName.toUpperCase() : person.lastName,
        address: person.address,
        city: person.city,
        state: person.state,
        // The leading zeros that the spreadsheet lost are restored.
        zip_code: person.zipCode,
        country: null,
        units: person.units,
        move_in_date: person.moveInDate,
        billing_date: person.paidThrough,
        // The insurance sheet lists every other tenant. It becomes a note and sets no status and no coverage.
        monitor_note:
          software === 'easystorage' && n % 2 === 0
            ? 'Insurance sheet: coverage $2,000, premium 12.00, policy SafeStor'
            : null,
        status: null,
        coverage_id: null,
        tagged_for_removal: false,
      });
    }
    expect(await suite.imported(sample, { software })).toMatchObject({
      insert_count: 0,
      active_tenants_count: count,
      error_count: 0,
    });
    expect(await suite.facility()).toMatchObject({ software, upload_count: count });
  },
);

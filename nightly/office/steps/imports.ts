import { headings, rentRoll } from '../../../apps/api/src/imports/testing/importSuite.ts';
import { upload } from '../../../apps/api/src/imports/testing/uploadForm.ts';
import type { ImportDifference } from '../../../packages/api-client/src/contract.ts';
import fc from '../../../scripts/testing/properties.ts';
import type { Office } from '../office.ts';
import { place, step, yes } from './step.ts';

const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const rowKinds = ['same', 'same', 'gone', 'moved', 'short ZIP code', 'no street'] as const;

/** A rent roll of the facility's people, of whom some are gone or have another address. */
async function rollOf(office: Office, at: number, kinds: readonly (typeof rowKinds)[number][]) {
  const period = office.known.periods[at] ?? 0;
  const rows = kinds.flatMap((kind, index) => {
    if (kind === 'gone') return [];
    const street = { moved: '9 Oak Street', 'no street': '' }[String(kind)] ?? '1 Elm Street';
    const unit = `${kind === 'moved' ? 'M' : 'A'}${index}`;
    const name = `${people[index]} ${['Lee', 'Ray'][at]}${period || ''}`;
    const zip = kind === 'short ZIP code' ? '9' : '78701';
    const account = String(100 * period + 10 * at + index + 1);
    return [[`5100${at + 1}`, unit, account, name, street, 'Austin', 'TX', zip, '5/1/2024']];
  });
  return rows.length === 0 ? null : { rent_roll: (await rentRoll([headings, ...rows])).rent_roll };
}

export const importRoll = step(
  'import',
  fc.record({
    at: place,
    kinds: fc.array(fc.constantFrom(...rowKinds), { minLength: 2, maxLength: people.length }),
    apply: yes,
  }),
  async (office, { at, kinds, apply }) => {
    const files = await rollOf(office, at, kinds);
    if (!files) return undefined;
    const sheet = { software: 'syrasoft', files, tenants_confirmed: 'true' };
    const choices = [];
    if (apply) {
      const preview = await upload(office.monitor, { ...sheet, preview: 'true' });
      const differences: ImportDifference[] = preview.json().differences ?? [];
      for (const { kind, tenant_id, seen_at, changes = [] } of differences) {
        const take = kind === 'gone' ? ['moved_out'] : changes.map(({ field }) => field);
        if (tenant_id && take.length > 0) choices.push({ tenant_id, seen_at, take });
      }
    }
    const words = `Staff import into ${at + 1}${apply ? ' and apply' : ''}: ${kinds.join(', ')}`;
    const answer = await office.attempt(
      words,
      upload(office.monitor, { ...sheet, apply: JSON.stringify(choices) }),
    );
    const { insert_count, applied_count } = answer?.json() ?? {};
    if (!answer || !(insert_count || applied_count)) return undefined;
    return () => office.undo('Undo of the import', answer);
  },
);

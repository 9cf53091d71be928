import { addDays } from '../../../apps/api/src/time/day.ts';
import { LetterTypes } from '../../../packages/api-client/src/contract.ts';
import fc from '../../../scripts/testing/properties.ts';
import { sentKey } from '../office.ts';
import { place, step, yes } from './step.ts';

export const endTagging = step(
  'end tagging',
  fc.record({ at: place, moved: yes }),
  async (office, { at, moved }) => {
    const call = moved ? 'confirm-tagging-complete' : 'confirm-move-outs';
    const manager = office.managers[at] ?? office.monitor;
    await office.attempt(
      `The manager of ${at + 1}: ${call}`,
      manager.post(`/api/managers/${call}`),
    );
    return undefined;
  },
);

export const confirmMoveOuts = step(
  'confirm move-outs',
  fc.record({ at: place, move_out_tagged: yes }),
  async (office, { at, move_out_tagged }, before) => {
    const facility = before.facilities[at];
    if (!facility) return undefined;
    const tagged = before.tenants.filter(
      (tenant) => tenant.facility_id === facility.id && tenant.tagged_for_removal,
    );
    const url = `/api/facilities/${facility.id}`;
    const body = move_out_tagged ? { move_out_tagged } : {};
    const words = `Staff confirm the move-outs of ${at + 1}${move_out_tagged ? ' and move out the tagged' : ''}`;
    const confirmed = await office.must(
      words,
      office.monitor.post(`${url}/confirm-move-outs`, body),
    );
    const moved = move_out_tagged ? tagged : [];
    const now = await office.read();
    for (const { id } of moved) {
      const tenant = now.tenants.find((each) => each.id === id);
      if (tenant?.status !== 'moved_out' || tenant.tagged_for_removal)
        throw new Error(`Tenant ${id} was tagged and is not moved out`);
    }
    return () => office.undo('Undo of the confirmation', confirmed);
  },
);

const dateFields = [
  'initial_letter_send_date',
  'follow_up_letter_send_date',
  'welcome_letter_send_date',
  'letter_effective_date',
] as const;

export const editDates = step(
  'edit dates',
  fc.record({
    at: place,
    field: fc.constantFrom(...dateFields),
    days: fc.option(fc.integer({ min: -10, max: 20 })),
  }),
  async (office, { at, field, days }, before) => {
    const facility = before.facilities[at];
    if (!facility) return undefined;
    const url = `/api/facilities/${facility.id}`;
    const day = days === null ? null : addDays(before.today, days);
    const done = await office.attempt(
      `Staff set ${field} of ${at + 1} to ${day}`,
      office.monitor.post(url, { [field]: day }),
    );
    return done ? () => office.undo('Undo of the date', done) : undefined;
  },
);

export const archive = step('archive', fc.record({ at: place }), async (office, { at }, before) => {
  const facility = before.facilities[at];
  if (!facility) return undefined;
  const { known } = office;
  const done = await office.attempt(
    `Staff archive ${at + 1}`,
    office.monitor.post(`/api/facility-archives/${facility.id}/execute`, {
      letter_effective_date: addDays(before.today, 20),
      initial_letter_date: addDays(before.today, 2),
      follow_up_letter_date: addDays(before.today, 9),
    }),
  );
  if (!done) return undefined;
  known.periods[at] = (known.periods[at] ?? 0) + 1;
  for (const letterType of LetterTypes) known.entered[sentKey(facility.id, letterType)] = null;
  for (const batch of Object.values(known.batches))
    batch.facilities = batch.facilities.filter((id) => id !== facility.id);
  return undefined;
});

export const wait = step(
  'wait',
  fc.record({ days: fc.constantFrom(1, 1, 3, 8) }),
  async (office, { days }) => {
    await office.wait(days);
    return undefined;
  },
);

import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { LetterTypes } from '../letters/enums.ts';
import { described, Id, Nullable, OneOf } from '../values/schema.ts';
import * as entities from './entities.ts';
import { PutAwayKinds } from './enums.ts';

export * from './enums.ts';

export const DueItem = schemaOf(entities.dueItem, 'DueItem', 'One piece of due work (DUE-2).', {
  day: 'The day on which it is due; `null` for work without a day.',
  late: 'Whether that day is before today.',
  facility_id:
    'The facility; `null` for a batch by state, an import into several facilities and accounts.',
  letter_type: 'The type of the letters; `null` for other work.',
  import_id: 'The import with errors; else left out.',
  count: 'Tenants, letters, accounts or rows with an error, according to `kind` (DUE-4 to DUE-9).',
});
export type DueItem = entities.DueItem;

export const PutAwayWork = schemaOf(
  entities.putAwayWork,
  'PutAwayWork',
  'Due work that is not done in this period (DUE-23).',
  {
    id: 'The number under which the work is put back.',
    count: 'The tenants who would be due.',
    user: 'Who put it away; `null` when the account is deleted.',
    at: 'When it was put away.',
  },
);
export type PutAwayWork = entities.PutAwayWork;

export const PutAwayRequest = Type.Object(
  {
    facility_id: described('The facility of the item.', Id),
    kind: OneOf(PutAwayKinds, 'The kind of the item.'),
    letter_type: described('The letter type of the item.', Nullable(OneOf(LetterTypes))),
    count: described('The tenants whom the item counted when the user saw it.', Type.Integer()),
    reason: described(
      'Why the work is not done in this period.',
      Type.String({ pattern: '\\S', maxLength: 200 }),
    ),
  },
  { title: 'PutAwayRequest', description: 'The item that is not done in this period (DUE-23).' },
);
export interface PutAwayRequest extends Static<typeof PutAwayRequest> {}

export const StateLetters = schemaOf(
  entities.stateLetters,
  'StateLetters',
  'The ready letters of a state (LET-8).',
  {
    initial: 'The tenants who are ready for the audit letter.',
    follow_up: 'The tenants who are ready for the enrollment letter.',
    welcome: 'The tenants who are ready for the welcome letter.',
  },
);
export type StateLetters = entities.StateLetters;

export const DueWork = schemaOf(
  entities.dueWork,
  'DueWork',
  'The due work, earliest first. `total` also counts the work beyond the limit.',
  {
    today: "Today in the office's time zone.",
    total: 'The number of all items, also of those beyond the limit of 200 (DUE-2).',
    items: 'The earliest items; those without a day are last.',
    put_away: 'The work that is put away, latest first (DUE-23).',
    states: 'The states with facilities (LET-8).',
  },
);
export type DueWork = entities.DueWork;

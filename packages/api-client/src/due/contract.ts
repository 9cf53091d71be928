import { type Static, Type } from 'typebox';
import { LetterTypes } from '../letters/enums.ts';
import { DaySchema, described, Id, MomentSchema, Nullable, OneOf, Ref } from '../values/schema.ts';
import { DueKinds, PutAwayKinds } from './enums.ts';

export * from './enums.ts';

/** The facility or state of a piece of work, and its letters. */
const place = {
  facility_id: described(
    'The facility; `null` for a batch by state, an import into several facilities and accounts.',
    Nullable(Id),
  ),
  facility_number: described(
    'The number of that facility; `null` without one.',
    Nullable(Type.String()),
  ),
  account_name: described(
    'The account name of that facility; `null` without one.',
    Nullable(Type.String()),
  ),
  state: described('The state of a batch by state; else `null`.', Nullable(Type.String())),
  letter_type: described(
    'The type of the letters; `null` for other work.',
    Nullable(OneOf(LetterTypes)),
  ),
};

export const DueItem = Type.Object(
  {
    kind: described('The kind of work.', OneOf(DueKinds)),
    day: described(
      'The day on which it is due; `null` for work without a day.',
      Nullable(DaySchema),
    ),
    late: described('Whether that day is before today.', Type.Boolean()),
    ...place,
    import_id: Type.Optional(described('The import with errors; else left out.', Nullable(Id))),
    count: described(
      'Tenants, letters, accounts or rows with an error, according to `kind` (DUE-4 to DUE-9).',
      Type.Integer(),
    ),
  },
  { title: 'DueItem', description: 'One piece of due work (DUE-2).' },
);
export interface DueItem extends Static<typeof DueItem> {}

export const PutAwayWork = Type.Object(
  {
    id: described('The number under which the work is put back.', Id),
    kind: described('The kind of work.', OneOf(PutAwayKinds)),
    letter_type: described(
      'The type of the letters; `null` for other work.',
      Nullable(OneOf(LetterTypes)),
    ),
    facility_id: described('The facility.', Id),
    facility_number: described('The number of the facility.', Type.String()),
    account_name: described('The account name of the facility.', Nullable(Type.String())),
    count: described('The tenants who would be due.', Type.Integer()),
    reason: described('Why the work is not done in this period.', Type.String()),
    user: described(
      'Who put it away; `null` when the account is deleted.',
      Nullable(Type.String()),
    ),
    at: described('When it was put away.', MomentSchema),
  },
  { title: 'PutAwayWork', description: 'Due work that is not done in this period (DUE-23).' },
);
export interface PutAwayWork extends Static<typeof PutAwayWork> {}

export const PutAwayRequest = Type.Object(
  {
    facility_id: described('The facility of the item.', Id),
    kind: described('The kind of the item.', OneOf(PutAwayKinds)),
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

export const StateLetters = Type.Object(
  {
    state: described('The two letters of the state.', Type.String()),
    facilities: described('Its facilities.', Type.Integer()),
    initial: described('The tenants who are ready for the audit letter.', Type.Integer()),
    follow_up: described('The tenants who are ready for the enrollment letter.', Type.Integer()),
    welcome: described('The tenants who are ready for the welcome letter.', Type.Integer()),
  },
  { title: 'StateLetters', description: 'The ready letters of a state (DUE-20).' },
);
export interface StateLetters extends Static<typeof StateLetters> {}

export const DueWork = Type.Object(
  {
    today: described("Today in the office's time zone.", DaySchema),
    total: described(
      'The number of all items, also of those beyond the limit of 200 (DUE-15).',
      Type.Integer(),
    ),
    items: described(
      'The earliest items; those without a day are last.',
      Type.Array(Ref<DueItem>(DueItem)),
    ),
    put_away: Type.Optional(
      described(
        'The work that is put away, latest first (DUE-23).',
        Type.Array(Ref<PutAwayWork>(PutAwayWork)),
      ),
    ),
    states: Type.Optional(
      described(
        'The states with facilities (DUE-20).',
        Type.Array(Ref<StateLetters>(StateLetters)),
      ),
    ),
  },
  {
    title: 'DueWork',
    description: 'The due work, earliest first. `total` also counts the work beyond the limit.',
  },
);
export interface DueWork extends Static<typeof DueWork> {}

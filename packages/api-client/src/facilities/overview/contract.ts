import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { TenantChange } from '../../tenants/history/contract.ts';
import {
  DaySchema,
  described,
  Id,
  MomentSchema,
  Nullable,
  OneOf,
  Ref,
} from '../../values/schema.ts';
import { Facility } from '../contract.ts';
import { SoftwareKinds } from '../enums.ts';
import { FacilityStats } from '../statsContract.ts';
import { FacilityEventKinds } from './enums.ts';

export * from './enums.ts';

export const PeriodLetters = Type.Object(
  {
    filename: described('The name of the PDF, for `downloadUrl` of letters.', Type.String()),
    letter_type: described('The type of the letters.', OneOf(LetterTypes)),
    tenant_count: described('The number of letters.', Type.Integer()),
    save_time: described('When the batch was made.', MomentSchema),
    mail_time: described('When the batch was mailed; `null` before.', Nullable(MomentSchema)),
  },
  { title: 'PeriodLetters', description: 'A batch of letters of the current period (FAC-89).' },
);
export interface PeriodLetters extends Static<typeof PeriodLetters> {}

export const PeriodImport = Type.Object(
  {
    id: described('The number of the import, for `undo`.', Id),
    at: described('When the file was imported.', MomentSchema),
    user: described('The name of the user; `null` for a deleted account.', Nullable(Type.String())),
    software: described('The storage-management program of the file.', OneOf(SoftwareKinds)),
    insert_count: described('Tenants that were added.', Type.Integer()),
    active_tenants_count: described('Tenants who were active already.', Type.Integer()),
    duplicate_tenant_count: described(
      'Tenants of an earlier period, who were not added.',
      Type.Integer(),
    ),
    error_count: described('Rows with an error that nobody has dismissed.', Type.Integer()),
    applied_count: Type.Optional(
      described('Tenants that were changed, as chosen.', Type.Integer()),
    ),
    undo_refusal: Type.Optional(
      described('Why the last import cannot be undone; `null` if it can.', Nullable(Type.String())),
    ),
  },
  { title: 'PeriodImport', description: 'An import of the current period (FAC-89).' },
);
export interface PeriodImport extends Static<typeof PeriodImport> {}

export const SetDate = Type.Object(
  {
    field: described('The name of the field.', Type.String()),
    day: described('The new day; `null` if the date was cleared.', Nullable(DaySchema)),
  },
  { title: 'SetDate', description: 'A date that an edit has set.' },
);
export interface SetDate extends Static<typeof SetDate> {}

export const FacilityEvent = Type.Object(
  {
    id: described('The number of the entry.', Id),
    at: described('When it happened.', MomentSchema),
    user: described('The name of the user; `null` for a deleted account.', Nullable(Type.String())),
    kind: described('What happened.', OneOf(FacilityEventKinds)),
    letter_type: described(
      'The type of the letters of one batch; else `null`.',
      Nullable(OneOf(LetterTypes)),
    ),
    count: described(
      'The number of tenants; `null` where it says nothing.',
      Nullable(Type.Integer()),
    ),
    fields: described('The names of the changed fields.', Type.Array(Type.String())),
    dates: described('The dates that were set.', Type.Array(Ref<SetDate>(SetDate))),
    filename: described(
      'The name of the letters or of the archive; else `null`.',
      Nullable(Type.String()),
    ),
    change: described(
      'The change of the kind `tenants_changed`; else `null`.',
      Nullable(Ref<TenantChange>(TenantChange)),
    ),
  },
  { title: 'FacilityEvent', description: 'An entry of the timeline (FAC-90).' },
);
export interface FacilityEvent extends Static<typeof FacilityEvent> {}

export const FormerPeriod = Type.Object(
  {
    letter_effective_date: described(
      'The letter effective date of the period; `null` if none was set.',
      Nullable(DaySchema),
    ),
    stats: described('The counts at its end.', Ref<FacilityStats>(FacilityStats)),
    premium_cents: described(
      'The premium per month at its end, in cents; `null` if it was not recorded.',
      Nullable(Type.Integer()),
    ),
  },
  { title: 'FormerPeriod', description: 'The archived period before the current one (FAC-109).' },
);
export interface FormerPeriod extends Static<typeof FormerPeriod> {}

export const FacilityOverview = Type.Object(
  {
    facility: described('The facility.', Ref<Facility>(Facility)),
    today: described("Today in the office's time zone.", DaySchema),
    non_responder: described('Tenants without a status.', Type.Integer()),
    tagged: Type.Optional(described('Tenants tagged for removal.', Type.Integer())),
    letters: described(
      'The batches of the period, newest first, at most 50.',
      Type.Array(Ref<PeriodLetters>(PeriodLetters)),
    ),
    imports: described(
      'The imports of the period, newest first, at most 50, without undone ones.',
      Type.Array(Ref<PeriodImport>(PeriodImport)),
    ),
    events: described(
      'The timeline, newest first, at most 100 entries.',
      Type.Array(Ref<FacilityEvent>(FacilityEvent)),
    ),
    premium_cents: Type.Optional(
      described('The fees of the chosen coverages per month, in cents (FAC-110).', Type.Integer()),
    ),
    former: Type.Optional(
      described(
        'The archived period before the current one; `null` without one.',
        Nullable(Ref<FormerPeriod>(FormerPeriod)),
      ),
    ),
  },
  {
    title: 'FacilityOverview',
    description: 'One facility with its current period and its timeline, newest first.',
  },
);
export interface FacilityOverview extends Static<typeof FacilityOverview> {}

export const ProgramFacility = Type.Object(
  {
    id: described('The number of the facility.', Id),
    facility_number: described('The number that the facility is known by.', Type.String()),
    account_name: described('The account name; `null` without one.', Nullable(Type.String())),
    city: described('The city.', Type.String()),
    state: described('The two-letter code of the state.', Type.String()),
    letter_effective_date: described(
      'The day on which coverage begins; `null` until it is set.',
      Nullable(DaySchema),
    ),
    stats: described('The counts of its tenants.', Ref<FacilityStats>(FacilityStats)),
    premium_cents: described(
      'The fees of the chosen coverages per month, in cents.',
      Type.Integer(),
    ),
    former: described(
      'The archived period before the current one; `null` without one.',
      Nullable(Ref<FormerPeriod>(FormerPeriod)),
    ),
  },
  { title: 'ProgramFacility', description: 'The results of a facility in the report (FAC-111).' },
);
export interface ProgramFacility extends Static<typeof ProgramFacility> {}

export const Program = Type.Object(
  {
    today: described("Today in the office's time zone.", DaySchema),
    facilities: described(
      'All active facilities by their number.',
      Type.Array(Ref<ProgramFacility>(ProgramFacility)),
    ),
  },
  { title: 'Program', description: 'The results of all facilities.' },
);
export interface Program extends Static<typeof Program> {}

export const AnswerWeek = Type.Object(
  {
    week: described('The Monday of the week.', DaySchema),
    answers: described('Tenants who got a status in that week.', Type.Integer()),
  },
  { title: 'AnswerWeek', description: 'A week and the tenants who got a status in it (FAC-99).' },
);
export interface AnswerWeek extends Static<typeof AnswerWeek> {}

export const AnswersQuery = Type.Object(
  {
    facility_id: described('The facility.', Id),
  },
  {
    title: 'AnswersQuery',
    description: 'The facility whose answers are counted.',
  },
);
export type AnswersQuery = Static<typeof AnswersQuery>;

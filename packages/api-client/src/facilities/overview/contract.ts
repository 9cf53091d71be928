import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { TenantChange } from '../../tenants/history/contract.ts';
import { DaySchema, Id, MomentSchema, Nullable, OneOf, Ref } from '../../values/schema.ts';
import { Facility } from '../contract.ts';
import { SoftwareKinds } from '../enums.ts';
import { FacilityEventKinds } from './enums.ts';

export * from './enums.ts';

/** A batch of letters of the current period (FAC-89). */
export const PeriodLetters = Type.Object({
  /** The name of the PDF, for `downloadUrl` of letters. */
  filename: Type.String(),
  /** The type of the letters. */
  letter_type: OneOf(LetterTypes),
  /** The number of letters. */
  tenant_count: Type.Integer(),
  /** When the batch was made. */
  save_time: MomentSchema,
  /** When the batch was mailed; `null` before. */
  mail_time: Nullable(MomentSchema),
});
export interface PeriodLetters extends Static<typeof PeriodLetters> {}

/** An import of the current period (FAC-89). */
export const PeriodImport = Type.Object({
  /** The number of the import, for `undo`. */
  id: Id,
  /** When the file was imported. */
  at: MomentSchema,
  /** The name of the user; `null` for a deleted account. */
  user: Nullable(Type.String()),
  /** The storage-management program of the file. */
  software: OneOf(SoftwareKinds),
  /** Tenants that were added. */
  insert_count: Type.Integer(),
  /** Tenants who were active already. */
  active_tenants_count: Type.Integer(),
  /** Tenants of an earlier period, who were not added. */
  duplicate_tenant_count: Type.Integer(),
  /** Rows with an error that nobody has dismissed. */
  error_count: Type.Integer(),
  /** Tenants that were changed, as chosen. */
  applied_count: Type.Optional(Type.Integer()),
  /** Why the last import cannot be undone; `null` if it can. */
  undo_refusal: Type.Optional(Nullable(Type.String())),
});
export interface PeriodImport extends Static<typeof PeriodImport> {}

/** A date that an edit has set. */
export const SetDate = Type.Object({
  /** The name of the field. */
  field: Type.String(),
  /** The new day; `null` if the date was cleared. */
  day: Nullable(DaySchema),
});
export interface SetDate extends Static<typeof SetDate> {}

/** An entry of the timeline (FAC-90). */
export const FacilityEvent = Type.Object({
  /** The number of the entry. */
  id: Id,
  /** When it happened. */
  at: MomentSchema,
  /** The name of the user; `null` for a deleted account. */
  user: Nullable(Type.String()),
  /** What happened. */
  kind: OneOf(FacilityEventKinds),
  /** The type of the letters of one batch; else `null`. */
  letter_type: Nullable(OneOf(LetterTypes)),
  /** The number of tenants; `null` where it says nothing. */
  count: Nullable(Type.Integer()),
  /** The names of the changed fields. */
  fields: Type.Array(Type.String()),
  /** The dates that were set. */
  dates: Type.Array(Ref<SetDate>(SetDate)),
  /** The name of the letters or of the archive; else `null`. */
  filename: Nullable(Type.String()),
  /** The change of the kind `tenants_changed`; else `null`. */
  change: Nullable(Ref<TenantChange>(TenantChange)),
});
export interface FacilityEvent extends Static<typeof FacilityEvent> {}

/** One facility with its current period and its timeline, newest first. */
export const FacilityOverview = Type.Object({
  /** The facility. */
  facility: Ref<Facility>(Facility),
  /** Today in the office's time zone. */
  today: DaySchema,
  /** Tenants without a status. */
  non_responder: Type.Integer(),
  /** The batches of the period, newest first, at most 50. */
  letters: Type.Array(Ref<PeriodLetters>(PeriodLetters)),
  /** The imports of the period, newest first, at most 50, without undone ones. */
  imports: Type.Array(Ref<PeriodImport>(PeriodImport)),
  /** The timeline, newest first, at most 100 entries. */
  events: Type.Array(Ref<FacilityEvent>(FacilityEvent)),
});
export interface FacilityOverview extends Static<typeof FacilityOverview> {}

/** A week and the tenants who got a status in it (FAC-99). */
export const AnswerWeek = Type.Object({
  /** The Monday of the week. */
  week: DaySchema,
  /** Tenants who got a status in that week. */
  answers: Type.Integer(),
});
export interface AnswerWeek extends Static<typeof AnswerWeek> {}

/** The facility whose answers are counted; all facilities without one. */
export const AnswersQuery = Type.Object({
  /** The facility. Without it, all facilities are counted. */
  facility_id: Type.Optional(Id),
});
export type AnswersQuery = Static<typeof AnswersQuery>;

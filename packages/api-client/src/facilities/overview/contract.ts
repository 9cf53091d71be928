import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { DaySchema, Id, MomentSchema, Nullable, OneOf } from '../../values/schema.ts';
import { Facility } from '../contract.ts';
import { SoftwareKinds } from '../enums.ts';
import { FacilityEventKinds } from './enums.ts';

export * from './enums.ts';

/** A batch of letters of the current period (FAC-89). */
export const PeriodLetters = Type.Object({
  filename: Type.String(),
  letter_type: OneOf(LetterTypes),
  tenant_count: Type.Integer(),
  save_time: MomentSchema,
  mail_time: Nullable(MomentSchema),
});
export type PeriodLetters = Static<typeof PeriodLetters>;

/** An import of the current period (FAC-89). */
export const PeriodImport = Type.Object({
  id: Id,
  at: MomentSchema,
  user: Nullable(Type.String()),
  software: OneOf(SoftwareKinds),
  insert_count: Type.Integer(),
  active_tenants_count: Type.Integer(),
  duplicate_tenant_count: Type.Integer(),
  error_count: Type.Integer(),
});
export type PeriodImport = Static<typeof PeriodImport>;

/** A date that an edit has set. */
export const SetDate = Type.Object({ field: Type.String(), day: Nullable(DaySchema) });
export type SetDate = Static<typeof SetDate>;

/** An entry of the timeline (FAC-90). */
export const FacilityEvent = Type.Object({
  id: Id,
  at: MomentSchema,
  user: Nullable(Type.String({ description: 'null for a deleted account' })),
  kind: OneOf(FacilityEventKinds),
  letter_type: Nullable(OneOf(LetterTypes)),
  count: Nullable(Type.Integer({ description: 'Tenants' })),
  fields: Type.Array(Type.String()),
  dates: Type.Array(SetDate),
  filename: Nullable(Type.String({ description: 'Letters or an archive' })),
});
export type FacilityEvent = Static<typeof FacilityEvent>;

/** One facility with its current period and its timeline, newest first. */
export const FacilityOverview = Type.Object({
  facility: Facility,
  today: DaySchema,
  non_responder: Type.Integer({ description: 'Tenants without a status' }),
  letters: Type.Array(PeriodLetters),
  imports: Type.Array(PeriodImport),
  events: Type.Array(FacilityEvent),
});
export type FacilityOverview = Static<typeof FacilityOverview>;

/** A week and the tenants who got a status in it (FAC-99). */
export const AnswerWeek = Type.Object({ week: DaySchema, answers: Type.Integer() });
export type AnswerWeek = Static<typeof AnswerWeek>;

/** The facility whose answers are counted; all facilities without one. */
export const AnswersQuery = Type.Object({ facility_id: Type.Optional(Id) });
export type AnswersQuery = Static<typeof AnswersQuery>;

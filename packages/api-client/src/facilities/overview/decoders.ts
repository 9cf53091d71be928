import {
  day,
  id,
  ifGiven,
  list,
  moment,
  nullable,
  number,
  optionalList,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  requiredText,
  text,
  word,
} from '../../decode/decoders.ts';
import type { LetterType } from '../../letters/enums.ts';
import { tenantChange } from '../../tenants/history/decoders.ts';
import { facility, facilityStats } from '../decoders.ts';
import type { Software } from '../enums.ts';
import type {
  AnswerWeek,
  FacilityEvent,
  FacilityOverview,
  FormerPeriod,
  PeriodImport,
  PeriodLetters,
  Program,
  ProgramFacility,
  SetDate,
} from './contract.ts';
import type { FacilityEventKind } from './enums.ts';

const formerPeriod = record<FormerPeriod>({
  letter_effective_date: day,
  stats: facilityStats,
  premium_cents: nullable(number),
});

export const facilityOverview = record<FacilityOverview>({
  facility,
  today: requiredDay,
  non_responder: number,
  tagged: ifGiven(number),
  letters: list(
    record<PeriodLetters>({
      filename: requiredText,
      letter_type: word<LetterType>(),
      tenant_count: number,
      save_time: requiredMoment,
      mail_time: moment,
    }),
  ),
  imports: list(
    record<PeriodImport>({
      id,
      at: requiredMoment,
      user: optionalText,
      software: word<Software>(),
      insert_count: number,
      active_tenants_count: number,
      duplicate_tenant_count: number,
      error_count: number,
      applied_count: ifGiven(number),
      undo_refusal: ifGiven(optionalText),
    }),
  ),
  events: list(
    record<FacilityEvent>({
      id,
      at: requiredMoment,
      user: optionalText,
      kind: word<FacilityEventKind>(),
      letter_type: nullable(word<LetterType>()),
      count: nullable(number),
      fields: optionalList(requiredText),
      dates: optionalList(record<SetDate>({ field: requiredText, day })),
      filename: optionalText,
      change: nullable(tenantChange),
    }),
  ),
  premium_cents: ifGiven(number),
  former: ifGiven(nullable(formerPeriod)),
});

export const program = record<Program>({
  today: requiredDay,
  facilities: list(
    record<ProgramFacility>({
      id,
      facility_number: text,
      account_name: optionalText,
      city: text,
      state: text,
      letter_effective_date: day,
      stats: facilityStats,
      premium_cents: number,
      former: nullable(formerPeriod),
    }),
  ),
});

export const answerWeeks = list(record<AnswerWeek>({ week: requiredDay, answers: number }));

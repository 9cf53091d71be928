import {
  day,
  flag,
  id,
  ifGiven,
  list,
  nullable,
  number,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  text,
  word,
} from '../decode/decoders.ts';
import type { LetterType } from '../letters/enums.ts';
import type { DueItem, DueWork, PutAwayWork, StateLetters } from './contract.ts';
import type { DueKind, PutAwayKind } from './enums.ts';

const place = {
  facility_id: nullable(id),
  facility_number: optionalText,
  account_name: optionalText,
  state: optionalText,
  letter_type: nullable(word<LetterType>()),
};

const dueItem = record<DueItem>({
  kind: word<DueKind>(),
  day,
  late: flag,
  ...place,
  import_id: ifGiven(nullable(id)),
  count: number,
});

const putAwayWork = record<PutAwayWork>({
  id,
  kind: word<PutAwayKind>(),
  letter_type: nullable(word<LetterType>()),
  facility_id: id,
  facility_number: text,
  account_name: optionalText,
  count: number,
  reason: text,
  user: optionalText,
  at: requiredMoment,
});

const stateLetters = record<StateLetters>({
  state: text,
  facilities: number,
  initial: number,
  follow_up: number,
  welcome: number,
});

export const dueWork = record<DueWork>({
  today: requiredDay,
  total: number,
  items: list(dueItem),
  put_away: ifGiven(list(putAwayWork)),
  states: ifGiven(list(stateLetters)),
});

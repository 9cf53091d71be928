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
  text,
  word,
} from '../decode/decoders.ts';
import type { LetterType } from '../letters/enums.ts';
import type { DueItem, DueWork, StateLetters } from './contract.ts';
import type { DueKind } from './enums.ts';

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
  states: ifGiven(list(stateLetters)),
});

import {
  count,
  day,
  flag,
  id,
  ifGiven,
  list,
  nullable,
  optionalText,
  record,
  requiredDay,
  requiredMoment,
  text,
  type Values,
  word,
} from '../decode/fields.ts';
import { LetterTypes } from '../letters/enums.ts';
import { DueKinds, PutAwayKinds } from './enums.ts';

const place = {
  facility_id: nullable(id),
  facility_number: optionalText,
  account_name: optionalText,
  state: optionalText,
  letter_type: nullable(word(LetterTypes)),
};

const dueItemFields = {
  kind: word(DueKinds),
  day,
  late: flag,
  ...place,
  import_id: ifGiven(nullable(id)),
  count,
};
export interface DueItem extends Values<typeof dueItemFields> {}
export const dueItem = record<DueItem>(dueItemFields);

const putAwayWorkFields = {
  id,
  kind: word(PutAwayKinds),
  letter_type: nullable(word(LetterTypes)),
  facility_id: id,
  facility_number: text,
  account_name: optionalText,
  count,
  reason: text,
  user: optionalText,
  at: requiredMoment,
};
export interface PutAwayWork extends Values<typeof putAwayWorkFields> {}
export const putAwayWork = record<PutAwayWork>(putAwayWorkFields);

const stateLettersFields = {
  state: text,
  facilities: count,
  initial: count,
  follow_up: count,
  welcome: count,
};
export interface StateLetters extends Values<typeof stateLettersFields> {}
export const stateLetters = record<StateLetters>(stateLettersFields);

const dueWorkFields = {
  today: requiredDay,
  total: count,
  items: list(dueItem),
  put_away: ifGiven(list(putAwayWork)),
  states: ifGiven(list(stateLetters)),
};
export interface DueWork extends Values<typeof dueWorkFields> {}
export const dueWork = record<DueWork>(dueWorkFields);

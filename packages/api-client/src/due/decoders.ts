import {
  DecodeError,
  type Decoder,
  day,
  flag,
  id,
  list,
  nullable,
  number,
  optionalText,
  record,
  word,
} from '../decode/decoders.ts';
import type { LetterType } from '../letters/enums.ts';
import type { Day } from '../values/time.ts';
import type { DueItem, DueWork } from './contract.ts';
import type { DueKind } from './enums.ts';

const requiredDay: Decoder<Day> = (value) => {
  const read = day(value);
  if (read) return read;
  throw new DecodeError('expected a day');
};

const dueItem = record<DueItem>({
  kind: word<DueKind>(),
  day,
  late: flag,
  facility_id: nullable(id),
  facility_number: optionalText,
  account_name: optionalText,
  state: optionalText,
  letter_type: nullable(word<LetterType>()),
  count: number,
});

export const dueWork = record<DueWork>({ today: requiredDay, total: number, items: list(dueItem) });

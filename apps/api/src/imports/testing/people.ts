import type { Day } from '@audit-letters/api-client/contract';
import { dayOfSerial } from '../../sheets/excel.ts';

/** A tenant of a sample, as the import should store it. */
export interface SampleTenant {
  account: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  units: string[];
  moveInDate: Day;
  paidThrough: Day;
}

const words = (text: string) => text.split(/\s+/);

const firstNames = words(
  'Maria James Aisha Wei Sofía Daniel Łucja Priya Omar Grace Noah Zoë Peter Ifeoma Hannah Luis',
);
const lastNames = words(
  `Alvarez Okafor Peña Nguyen Smith O’Brien Kowalski Patel Haddad Brooks Lindqvist Ferrari
  Young Adeyemi Weiss Castillo Novak`,
);
const streets = [
  'Elm Street',
  'Harbor Lane',
  'Mill Road',
  'Sunset Blvd',
  'County Road 12',
  'Main St Apt 4',
  'Oak Avenue',
];
const towns = [
  ['Austin', 'TX', '78701'],
  ['Boston', 'MA', '02108'],
  ['San Diego', 'CA', '92101'],
  ['Newark', 'NJ', '07102'],
  ['Salt Lake City', 'UT', '84101-1234'],
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The n-th person of the samples, always the same; every seventh rents a second unit. */
function samplePerson(n: number): SampleTenant {
  const [city, state, zipCode] = at(towns, n * 3 + Math.floor(n / 7));
  const unit = `${'ABCD'[n % 4]}${String(100 + n)}`;
  return {
    account: String(1_000_000 + n * 17),
    firstName: at(firstNames, n),
    lastName: `${at(lastNames, n * 5 + Math.floor(n / 16))}${n >= 272 ? ` ${letters(n)}` : ''}`,
    address: `${10 + n} ${at(streets, n)}`,
    city,
    state,
    zipCode,
    units: n % 7 === 6 ? [unit, `${unit}-2`] : [unit],
    moveInDate: dayOfSerial(43_831 + ((n * 37) % 2_000)) as Day,
    paidThrough: dayOfSerial(46_082 + (n % 28)) as Day,
  };
}

/** A middle name made from the number, so that all people differ. */
function letters(n: number): string {
  const name = n
    .toString(26)
    .replace(/[0-9a-p]/g, (digit) =>
      'abcdefghijklmnopqrstuvwxyz'.charAt(Number.parseInt(digit, 26)),
    );
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const samplePeople = (count: number): SampleTenant[] =>
  Array.from({ length: count }, (_, n) => samplePerson(n));

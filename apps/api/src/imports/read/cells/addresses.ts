import {
  isMissing,
  isUnitedStates,
  isUsAddress,
  isZipCodeOf,
  type PostalAddress,
  wrongAddressParts,
} from '@audit-letters/api-client/values';
import { plainWords } from '../../../database/searchColumns.ts';
import { beginningOf } from '../../rowClass.ts';
import { cellsFor, type TableRow } from '../rows/tableRow.ts';

/** The address of a row. */
export interface ReadAddress extends PostalAddress {
  /** Zeros were put before the ZIP code, which the file has with fewer digits. */
  zip_code_is_padded: boolean;
}

/** The fields of a postal address. `locality` has city, state and ZIP code in one cell. */
const addressFields = [
  'address',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'country',
  'locality',
] as const;

/** The fields of a row. The second line may have several columns. */
export const addressCells = (row: Pick<TableRow, 'get' | 'all'>): AddressCells => ({
  ...cellsFor(row, addressFields),
  address_line_2: row.all('address_line_2').join('\n'),
});

type AddressCells = Record<(typeof addressFields)[number], string>;

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();

const isGiven = (text: string) => !isMissing(text);
/** A placeholder such as 'N/A' is no part of an address. */
const partOrNull = (text: string) => (isGiven(text) ? text : null);

/** The address of a row. If city and ZIP code have no columns, they are split off the address. */
export function addressOf(cells: AddressCells): ReadAddress {
  const addressInOneCell = cells.city === '' && cells.zip_code === '' ? unpack(cells) : undefined;
  const { address, city, state, zip_code } = addressInOneCell ?? separate(cells);
  const code = stateCode(state) ?? (state.trim() || stateAsCountry(cells.country, zip_code));
  const country = isUsAddress({ state: code, zip_code, country: cells.country.trim() })
    ? null
    : tidy(cells.country);
  const paddedZipCode = country === null ? zipCodeOf(zip_code, code) : tidy(zip_code);
  return {
    address: partOrNull(tidy(address)),
    city: partOrNull(tidy(city)),
    state: partOrNull(code),
    zip_code: partOrNull(paddedZipCode),
    country,
    zip_code_is_padded: digitsOf(paddedZipCode).length > digitsOf(zip_code).length,
  };
}

/** The parts from their own columns, without repetitions: the state after the city, the town after the street. */
function separate(cells: AddressCells) {
  const ownState = stateCode(cells.state);
  const place = splitLocality(tidy(cells.city));
  const isRepeated =
    place &&
    (ownState
      ? place.state === ownState
      : cells.state === '' && (place.zip_code || cells.city.includes(',')));
  const town = isRepeated
    ? { ...place, zip_code: cells.zip_code || place.zip_code }
    : { city: cells.city, state: cells.state, zip_code: cells.zip_code };
  const isTown = (other?: { city: string; state: string }) =>
    other !== undefined &&
    other.state === stateCode(town.state) &&
    plainWords(other.city) === plainWords(town.city);
  const addressWithTown = unpack({ ...cells, address_line_2: '', locality: '', state: '' });
  const lines = isTown(addressWithTown) ? [addressWithTown.address] : linesOf(cells.address);
  for (const line of linesOf(cells.address_line_2)) {
    if (isTown(splitLocality(line))) continue;
    const lastWords = plainWords(lines.at(-1) ?? '');
    if (
      lastWords !== plainWords(line) &&
      !(isFlat(line) && lastWords.endsWith(` ${plainWords(line)}`))
    ) {
      lines.push(/^\w+$/.test(line) && isFlat(line) ? `#${line}` : line);
    }
  }
  return { ...town, address: lines.join(', ') };
}

/** Whether a second line is only the number of a flat: '4', '#12B' */
const isFlat = (line: string) => /^#? ?(\d{1,5}[a-z]?|[a-z]\d{0,4})$/i.test(line);

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map(tidy)
    .filter(isGiven);

/** The missing and wrong parts of an address, for the report (IMP-46). */
export function incompleteParts(place: PostalAddress): string[] {
  const { address, city, state, zip_code } = place;
  const wrong = wrongAddressParts(place);
  return [
    ...(address ? [] : ['no street']),
    ...(city ? [] : ['no city']),
    ...(state || !isUsAddress(place) ? [] : ['no state']),
    ...(zip_code ? [] : ['no ZIP code']),
    ...(wrong.state ? [`wrong state '${beginningOf(state)}'`] : []),
    ...(wrong.zip_code ? [`wrong ZIP code '${beginningOf(zip_code)}'`] : []),
  ];
}

/**
 * The street and ZIP code as imports compare them: without case, punctuation and the usual abbreviations. `null`
 * without one of them.
 */
export function addressKey({
  address,
  zip_code,
}: Pick<PostalAddress, 'address' | 'zip_code'>): string | null {
  const words = plainWords((address ?? '').replace(/[-/,]/g, ' '))
    .replace(/\bp o\b/, 'po')
    .split(' ')
    .map((word) => abbreviations.get(word) ?? word)
    .filter(Boolean);
  return words.length > 0 && zip_code ? [...words, zip_code.slice(0, 5)].join(' ') : null;
}

/** The abbreviations of the Postal Service. The designators of a flat are left out, because '#' is dropped, too. */
const abbreviations = new Map(
  `street st, str st, avenue ave, av ave, road rd, drive dr, lane ln, boulevard blvd, court ct, circle cir,
  place pl, highway hwy, parkway pkwy, terrace ter, trail trl, square sq, loop lp, mount mt, saint st,
  fort ft, north n, south s, east e, west w, northeast ne, northwest nw, southeast se, southwest sw,
  apartment, apt, suite, ste, unit, no, number`
    .split(/,\s+/)
    .map((line) => {
      const [word = '', short = ''] = line.split(' ');
      return [word, short] as const;
    }),
);

/** Easy Storage packs `street`, a new line, and `city, ST zip` into one cell. */
function unpack({ address, address_line_2, locality, state }: AddressCells) {
  const lines = [...address.split(/[\r\n]+|\s*\|\s*/), address_line_2, locality]
    .map(tidy)
    .filter(isGiven);
  if (isUnitedStates(lines.at(-1) ?? null)) lines.pop();
  const last = (lines.pop() ?? '').replace(countryAtEnd, '');
  if (last !== '') lines.push(last);
  const place = splitLocality(last);
  if (place && lines.length > 1) return { address: lines.slice(0, -1).join(', '), ...place };
  if (place?.city.includes(',')) {
    // All in one line: the last comma before the city ends the street.
    const comma = place.city.lastIndexOf(',');
    return { ...place, address: place.city.slice(0, comma), city: place.city.slice(comma + 1) };
  }
  if (place && locality !== '') return { address: '', ...place };
  return { address: lines.join(', '), city: '', state, zip_code: '' };
}

/** The country after a ZIP code. */
const countryAtEnd = /(?<=\d)[\s,]+(usa?|u\.s\.(a\.)?|united states( of america)?)$/i;

/** `Austin, TX 78701-1234`, also without the ZIP code or with the state's name. */
function splitLocality(line: string) {
  const match = /^(.*?)([\s,]+)([A-Za-z][A-Za-z. ]*?)\.?(?:[\s,]+(\d{4,5}(?:-?\d{4})?))?$/.exec(
    line,
  );
  if (!match) return undefined;
  const [, start = '', between = '', end = '', zip_code = ''] = match;
  // A state may have several words: the longest match counts.
  const words = `${start}${between.includes(',') ? ', ' : ' '}${end}`.split(' ');
  for (const count of [3, 2, 1]) {
    const state = stateCode(words.slice(-count).join(' '));
    // The city of `Washington DC` is not a part of the state.
    if (count > 1 && state === 'DC' && stateCode(words.at(-1) ?? '') === 'DC') continue;
    const city = tidy(words.slice(0, -count).join(' '));
    if (state && city !== '' && !/\d$/.test(city)) return { city, state, zip_code };
  }
  return undefined;
}

/** The state that stands in the column of the country, if the ZIP code is of that state. */
function stateAsCountry(country: string, zipCode: string): string {
  const code = stateCode(country);
  return code && isZipCodeOf(code, zipCodeOf(zipCode, code).slice(0, 5)) ? code : '';
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Five or nine digits, with the leading zeros of the state, which spreadsheets lose; other texts unchanged. */
function zipCodeOf(text: string, state: string): string {
  const zipCode = tidy(text);
  const match = /^(\d{3,5}?)[- ]?(\d{4})?$/.exec(zipCode);
  if (!match) return zipCode;
  const [, first = '', last] = match;
  const five = first.padStart(5, '0');
  if (five !== first && !isZipCodeOf(state, five)) return zipCode;
  return last ? `${five}-${last}` : five;
}

/** The states with mail of the US, by code and name. */
const states = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, AS American Samoa, CA California, CO Colorado,
  CT Connecticut, DE Delaware, DC District of Columbia, FL Florida,
  FM Federated States of Micronesia, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois,
  IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MH Marshall Islands,
  MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri,
  MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, MP Northern Mariana Islands, OH Ohio, OK Oklahoma, OR Oregon,
  PW Palau, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota,
  TN Tennessee, TX Texas, UT Utah, VT Vermont, VI U.S. Virgin Islands, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming, VI Virgin Islands, DC Washington DC,
  AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific
`;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

const stateCodes = new Map(
  states.split(',').flatMap((state) => {
    const [code = '', ...name] = state.trim().split(' ');
    return [
      [letters(code), code],
      [letters(name.join('')), code],
    ];
  }),
);

/** The two letters of a US state given by code or name. */
const stateCode = (text: string): string | undefined => stateCodes.get(letters(text));

import { isUnitedStates, isZipCodeOf, wrongAddressParts } from '@audit-letters/api-client/values';
import { stateCode } from './states.ts';

export interface PostalAddress {
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  country: string | null;
  /** Zeros were put before the ZIP code, which the file has with fewer digits. */
  zipCodeIsPadded: boolean;
}

/** The fields of a postal address. */
export const addressFields = [
  'address',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'country',
  'locality',
] as const;

export interface AddressCells {
  address: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  /** City, state and ZIP code in one cell. */
  locality: string;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();
const orNull = (text: string) => (text === '' ? null : text);

/** The address of a row. If city and ZIP code have no columns, they are split off the address. */
export function addressOf(cells: AddressCells): PostalAddress {
  const packed = cells.city === '' && cells.zipCode === '' ? unpack(cells) : undefined;
  const { street, city, state, zipCode } = packed ?? {
    street: [cells.address, cells.addressLine2].map(tidy).filter(Boolean).join(', '),
    city: tidy(cells.city),
    state: cells.state,
    zipCode: cells.zipCode,
  };
  const country = tidy(cells.country);
  const code = stateCode(state);
  const paddedZipCode = zipCodeOf(zipCode, country, code);
  return {
    address: orNull(tidy(street)),
    city: orNull(city),
    state: orNull(code),
    zipCode: orNull(paddedZipCode),
    country: isUnitedStates(country) ? null : country,
    zipCodeIsPadded: digitsOf(paddedZipCode).length > digitsOf(zipCode).length,
  };
}

/** The missing and wrong parts of an address, for the report (IMP-46). */
export function incompleteParts({
  address,
  city,
  state,
  zipCode,
  country,
}: Omit<PostalAddress, 'zipCodeIsPadded'>): string[] {
  const wrong = wrongAddressParts({ state, zip_code: zipCode, country });
  return [
    ...(address ? [] : ['no street']),
    ...(city ? [] : ['no city']),
    ...(state || !isUnitedStates(country) ? [] : ['no state']),
    ...(zipCode ? [] : ['no ZIP code']),
    ...(wrong.state ? [`wrong state '${shortened(state)}'`] : []),
    ...(wrong.zip_code ? [`wrong ZIP code '${shortened(zipCode)}'`] : []),
  ];
}

const shortened = (text: string | null) => [...(text ?? '')].slice(0, 30).join('');

/** Easy Storage packs `street`, a new line, and `city, ST zip` into one cell. */
function unpack({ address, addressLine2, locality, state }: AddressCells) {
  const lines = address
    .split(/[\r\n]+|\s*\|\s*/)
    .map(tidy)
    .filter(Boolean);
  if (addressLine2 !== '') lines.push(tidy(addressLine2));
  if (locality !== '') lines.push(tidy(locality));
  if (isUnitedStates(lines.at(-1) ?? null)) lines.pop();
  const place = splitLocality(lines.at(-1) ?? '');
  if (place && lines.length > 1) return { street: lines.slice(0, -1).join(', '), ...place };
  if (place?.city.includes(',')) {
    // All in one line: the last comma before the city ends the street.
    const comma = place.city.lastIndexOf(',');
    return {
      ...place,
      street: place.city.slice(0, comma),
      city: tidy(place.city.slice(comma + 1)),
    };
  }
  if (place && locality !== '') return { street: '', ...place };
  return { street: lines.join(', '), city: '', state, zipCode: '' };
}

/** `Austin, TX 78701-1234`, also without the ZIP code or with the state's name. */
function splitLocality(line: string): { city: string; state: string; zipCode: string } | undefined {
  const match = /^(.*?)[\s,]+([A-Za-z][A-Za-z. ]*?)\.?(?:[\s,]+(\d{4,5}(?:-?\d{4})?))?$/.exec(line);
  if (!match) return undefined;
  const zipCode = match[3] ?? '';
  // A state may have several words: the longest match counts.
  const words = `${match[1]} ${match[2]}`.split(' ');
  for (const count of [3, 2, 1]) {
    const state = words.slice(-count).join(' ');
    const city = tidy(words.slice(0, -count).join(' '));
    if (
      city !== '' &&
      !/\d$/.test(city) &&
      /^[A-Z]{2}$/.test(stateCode(state)) &&
      isKnownState(state)
    ) {
      return { city, state, zipCode };
    }
  }
  return undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const isKnownState = (text: string) => stateCode(text, '') !== '';

/** Five or nine digits, with the leading zeros that spreadsheets lose where the state has them; other texts unchanged. */
function zipCodeOf(text: string, country: string, state: string): string {
  const zipCode = tidy(text);
  if (!isUnitedStates(country)) return zipCode;
  const match = /^(\d{3,5}?)-?(\d{4})?$/.exec(zipCode);
  if (!match) return zipCode;
  const [, first = '', last] = match;
  const five = first.padStart(5, '0');
  if (five !== first && !isZipCodeOf(state, five)) return zipCode;
  return last ? `${five}-${last}` : five;
}

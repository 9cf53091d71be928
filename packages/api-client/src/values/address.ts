import { StateCodes } from '../facilities/enums.ts';
import type { Tenant } from '../tenants/entities.ts';

/** The parts of a tenant's postal address. `null`, blank texts and placeholders such as 'N/A' are missing parts. */
export type PostalAddress = Pick<Tenant, 'address' | 'city' | 'state' | 'zip_code' | 'country'>;

/** The parts of an address that have a wrong value. */
export type WrongAddressParts = {
  /** Why the state is wrong. */
  state?: string;
  /** Why the ZIP code is wrong. */
  zip_code?: string;
};

/**
 * The states of US addresses (TEN-111): those of facilities, the other ones to which the Postal Service delivers, and
 * its codes for the mail of the armed forces.
 */
export const MailingStateCodes = [
  ...StateCodes,
  'DC',
  'AS',
  'FM',
  'GU',
  'MH',
  'MP',
  'PR',
  'PW',
  'AA',
  'AE',
  'AP',
];

/** A ZIP code, as the `pattern` of an input: five or nine digits, with or without the hyphen. */
export const ZipCodePattern = '[0-9]{5}(-?[0-9]{4})?';
/** The sentence about a text that is no ZIP code. */
export const zipCodeFault = 'A ZIP code has five or nine digits.';

const zipCode = new RegExp(`^${ZipCodePattern}$`);
const oneSpelling =
  '((the )?(u[.]? ?s[.]?( ?a[.]?)?|united states)( of a(merica|[.])?)?|america|[+]?0*1|840|ee[.]? ?uu[.]?|estados unidos( de am[eé]rica)?)';
/** A spelling of the US, or two of them: 'United States (US)'. */
const unitedStates = new RegExp(`^${oneSpelling}([ ,/(-]+${oneSpelling}[)]?)?$`, 'i');
/** Three to nine digits: a ZIP code, also one without its zeros or with a wrong length. */
const likeZipCode = /^[0-9]([ -]?[0-9]){2,8}$/;

/** Whether an address with this country is in the US. No country is the US. */
export const isUnitedStates = (country: string | null): boolean =>
  isMissing(country) || unitedStates.test(country.trim());

/** Whether an address is in the US: by its country, or by a state with a ZIP code whatever the country says. */
export const isUsAddress = ({ state, zip_code, country }: Locality): boolean =>
  isUnitedStates(country) ||
  (MailingStateCodes.includes(state?.trim() ?? '') && likeZipCode.test(zip_code?.trim() ?? ''));

type Locality = Pick<PostalAddress, 'state' | 'zip_code' | 'country'>;

/** The parts that have a wrong value. Another country can have any state and postal code. */
export function wrongAddressParts(place: Locality): WrongAddressParts {
  if (!isUsAddress(place)) return {};
  const { state, zip_code } = place;
  return {
    ...(!isMissing(state) &&
      !MailingStateCodes.includes(state.trim()) && { state: `'${state.trim()}' is not a state.` }),
    ...(!isMissing(zip_code) && !zipCode.test(zip_code.trim()) && { zip_code: zipCodeFault }),
  };
}

/**
 * Whether a letter can be delivered: street, city and ZIP code, and in the US a state of the list. The SQL function
 * `complete_address` computes the same.
 */
export const isCompleteAddress = (place: PostalAddress): boolean => addressFault(place) === null;

/** The missing and wrong parts: 'the city is missing; a ZIP code has five or nine digits'. `null` without any. */
export function addressFault(place: PostalAddress): string | null {
  const texts = addressFaults(place).map(({ text }) => text);
  return texts.length > 0 ? texts.join('; ') : null;
}

/** The first part of an address to complete or to correct; `null` if the address is complete. */
export const firstFaultyPart = (place: PostalAddress) => addressFaults(place)[0]?.part ?? null;

type AddressPart = 'address' | 'city' | 'state' | 'zip_code';

function addressFaults(place: PostalAddress): { part: AddressPart; text: string }[] {
  const wrong = wrongAddressParts(place);
  const missing = (part: AddressPart, name: string) =>
    isMissing(place[part]) ? [{ part, text: `the ${name} is missing` }] : [];
  return [
    ...missing('address', 'street'),
    ...missing('city', 'city'),
    ...(isUsAddress(place) ? missing('state', 'state') : []),
    ...missing('zip_code', 'ZIP code'),
    ...(wrong.state ? [{ part: 'state' as const, text: wrong.state.replace(/\.$/, '') }] : []),
    ...(wrong.zip_code
      ? [{ part: 'zip_code' as const, text: 'a ZIP code has five or nine digits' }]
      : []),
  ];
}

/** Whether a part of an address is missing, blank or a placeholder such as 'N/A', 'same' or '00000'. */
export const isMissing = (part: string | null): part is null | '' =>
  placeholder.test((part ?? '').trim());

const placeholder =
  /^([-.,/?*#_0\s]*|n\s?[./]?\s?a\.?|none|null|nan|nil|undefined|unknown|unk|same( as above| address)?|facility|homeless|tbd|x{2,}|(no|bad|unknown) address|not (available|given|provided))$/i;

import { isOfAnotherState, ZipCodePattern, zipCodeFault } from '@audit-letters/api-client/values';

/** The `pattern` and `title` of a ZIP code field. */
export const zipCodeRule = {
  pattern: `\\s*${ZipCodePattern}\\s*`,
  title: zipCodeFault,
};

/** 'The ZIP code 90210 is not in OH.', or `undefined` */
export const zipCodeWarning = (state: string, zipCode: string): string | undefined =>
  isOfAnotherState(state, zipCode) ? `The ZIP code ${zipCode} is not in ${state}.` : undefined;

interface Address {
  address: string;
  city: string;
  state: string;
  zip_code: string;
}

/** 'Dover, DE' */
export const cityAndState = ({ city, state }: Pick<Address, 'city' | 'state'>): string =>
  listed(city, state);

/** 'Dover, DE 19901' */
export const cityLine = ({ city, state, zip_code }: Omit<Address, 'address'>): string =>
  listed(city, `${state} ${zip_code}`.trim());

/** '12 Mill Road, Dover, DE 19901' */
export const addressLine = (place: Address): string => listed(place.address, cityLine(place));

const listed = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

/** The Google Maps link of an address. */
export const mapsAddress = (place: Address): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(place) })}`;

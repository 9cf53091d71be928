interface Address {
  address: string;
  city: string;
  state: string;
  zip_code: string;
}

/** 'Dover, DE 19901' */
export const cityLine = ({ city, state, zip_code }: Omit<Address, 'address'>): string =>
  `${city}, ${state} ${zip_code}`.trim();

/** '12 Mill Road, Dover, DE 19901' */
export const addressLine = (place: Address): string => `${place.address}, ${cityLine(place)}`;

/** Where the address lies on a map. */
export const mapsAddress = (place: Address): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(place) })}`;

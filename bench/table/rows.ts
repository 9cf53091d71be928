/** One facility with the values of the benchmark's columns. */
export interface Facility {
  id: number;
  number: string;
  account: string;
  group: string;
  city: string;
  software: string;
  tenants: number;
  sent: number;
  complete: string;
  letter: string;
}

const accounts = ['Harbor Lane Storage', 'Mill Road Self Storage', 'Keystone Lockers and Garages'];
const cities = ['Tulsa, OK', 'Mobile, AL', 'Reno, NV', 'Albany, NY', 'Boise, ID'];
const software = ['SiteLink - Web', 'Syrasoft', 'Storedge', 'EasyStorage'];

/** A page of facilities in new objects, like a response of the server. The same for every contender. */
export function pageOf(page: number, size: number): Facility[] {
  return Array.from({ length: size }, (_, index) => {
    const id = page * size + index + 1;
    return {
      id,
      number: `F-${1000 + id}`,
      account: accounts[id % accounts.length] ?? '',
      group: `CG-${100 + (id % 9)}`,
      city: cities[id % cities.length] ?? '',
      software: software[id % software.length] ?? '',
      tenants: 80 + ((id * 37) % 640),
      sent: 20 + ((id * 13) % 400),
      complete: `${(id * 7) % 101}%`,
      letter: `${(id % 12) + 1}/${(id % 27) + 1}/2026`,
    };
  });
}

/** The nine columns of values, one of them with badges; the tenth has two buttons. */
export const valueColumns = [
  { key: 'number', header: 'Facility number' },
  { key: 'account', header: 'Account name', truncate: true },
  { key: 'group', header: 'Corporate group' },
  { key: 'city', header: 'City' },
  { key: 'software', header: 'Software', badge: true },
  { key: 'tenants', header: 'Tenants', end: true },
  { key: 'sent', header: 'Letters sent', end: true },
  { key: 'complete', header: 'Percent complete', end: true },
  { key: 'letter', header: 'Audit letter', end: true },
] as const satisfies readonly {
  key: keyof Facility;
  header: string;
  truncate?: boolean;
  badge?: boolean;
  end?: boolean;
}[];

/** The content of an expanded row. */
export const detailOf = ({ account, city }: Facility) => `${account}, ${city}`;

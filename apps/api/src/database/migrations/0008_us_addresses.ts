import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { lockTenants } from './0002_mailing_states.ts';
import { recountTenants } from './0006_charged_coverage.ts';

/** Counts a state with three to nine digits as an address in the US, whatever the country says. */
export const usAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** The pattern of `isMissing`. */
const missing =
  '[-.,/?*#_0\\s]*|n\\s?[./]?\\s?a\\.?|none|null|nan|nil|undefined|unknown|unk|same( as above| address)?|facility|homeless|tbd|x{2,}|(no|bad|unknown) address|not (available|given|provided)';
/** The pattern of `isUnitedStates`. */
const spelling =
  '((the )?(u[.]? ?s[.]?( ?a[.]?)?|united states)( of a(merica|[.])?)?|america|[+]?0*1|840|ee[.]? ?uu[.]?|estados unidos( de am[eé]rica)?)';

const isGiven = (part: string) => `${part} !~* '^\\s*(${missing})\\s*$'`;
const isState = `btrim(coalesce(state, '')) in (
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
  'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ',
  'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT',
  'VA', 'WA', 'WV', 'WI', 'WY', 'VI',
  'DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'AA', 'AE', 'AP'
)`;

const statements = [
  ...lockTenants,
  `create or replace function
    complete_address(address text, city text, state text, zip_code text, country text)
    returns boolean language sql immutable parallel safe
    return coalesce(
      ${isGiven('address')} and ${isGiven('city')} and ${isGiven('zip_code')} and (
        ${isState} and btrim(zip_code) ~ '^[0-9]{5}(-?[0-9]{4})?$'
        or btrim(coalesce(country, '')) !~* '^(${missing}|${spelling}([ ,/(-]+${spelling}[)]?)?)$'
          and not (${isState} and btrim(zip_code) ~ '^[0-9]([ -]?[0-9]){2,8}$')
      ),
      false
    )`,
  ...recountTenants,
];

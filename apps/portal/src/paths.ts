import type {
  FacilityFilterKey,
  LetterFilterKey,
  LetterType,
  WaitingFor,
} from '@audit-letters/api-client';
import { chargesFilter, type FacilityPageDialog } from '@audit-letters/screens';

/** A facility in an address. Its number may be a part of another one, so lists filter by the id, where it is known. */
interface LinkedFacility extends NumberedFacility {
  id?: number | null | undefined;
}

interface NumberedFacility {
  facility_number: string;
}

const inAddress = ({ id, facility_number }: LinkedFacility) => ({
  facility_number,
  facility_id: id ? `${id}` : undefined,
});

/** All addresses of the portal (SHL-4). */
export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  choosePassword: '/choose-password',
  unauthorized: '/unauthorized',
  helpVideos: '/help-videos',
  profile: '/profile',
  security: '/profile/security',
  securityOf: (user: number) => `/profile/security?user=${user}`,
  addFacility: '/add-facility',
  facilities: '/list-facilities',
  tenants: '/tenant-list',
  bin: '/deleted-tenants',
  sendLetters: '/send-letters',
  letterBatches: '/letter-batches',
  importTenants: '/upload-tenants',
  manageTenants: '/manage-tenants',
  users: '/manage-users',
  unusedUsers: () => '/manage-users?unused=true',

  chargesToConnect: () => withQuery('/manage-tenants', { filter: chargesFilter }),
  facilitiesBy: (filter: FacilityFilterKey) => withQuery('/list-facilities', { filter }),
  tenantsOf: (facility: LinkedFacility) => withQuery('/tenant-list', inAddress(facility)),
  unansweredOf: (facility: LinkedFacility) =>
    withQuery('/tenant-list', { ...inAddress(facility), filter: 'non_responder' }),
  tenantsTaggedOf: (facility: LinkedFacility) =>
    withQuery('/tenant-list', { ...inAddress(facility), tagged_for_removal: 'true' }),
  tenantsWaitingFor: (waiting_for: WaitingFor, facility: LinkedFacility) =>
    withQuery('/tenant-list', { ...inAddress(facility), waiting_for }),
  facility: (id: number, dialog?: FacilityPageDialog | 'move-outs') =>
    withQuery(`/facilities/${id}`, { dialog }),
  datesForLetters: (id: number, letters: LetterFilterKey) =>
    withQuery(`/facilities/${id}`, { dialog: 'dates', letters }),
  tenant: (id: number) => `/tenants/${id}`,
  tenantEdit: (id: number, letters?: LetterFilterKey) =>
    withQuery(`/tenants/${id}`, { dialog: 'edit', letters }),
  facilitiesOf: (facility_number: string) => withQuery('/list-facilities', { facility_number }),
  lettersOf: ({ facility_number }: NumberedFacility, filter?: LetterFilterKey) =>
    withQuery('/send-letters', { facility_number, filter }),
  letterBatchesOf: (facility: LinkedFacility | null, letter_type?: LetterType) =>
    withQuery('/letter-batches', { ...(facility && inAddress(facility)), letter_type }),
  importErrors: (id: number) => withQuery('/upload-tenants', { import: `${id}` }),
  lettersToFix: ({ facility_number }: NumberedFacility, filter: LetterFilterKey) =>
    withQuery('/send-letters', { facility_number, filter, fix: 'true' }),
  importTenantsInto: ({ facility_number }: NumberedFacility) =>
    withQuery('/upload-tenants', { facility_number }),
} as const;

/** The address with the parameters that have a value. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}

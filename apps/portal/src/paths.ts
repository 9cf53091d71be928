import type {
  FacilityFilterKey,
  LetterFilterKey,
  LetterType,
  WaitingFor,
} from '@audit-letters/api-client';
import type { FacilityPageDialog } from '@audit-letters/screens';

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
  program: '/program',
  tenants: '/tenant-list',
  bin: '/deleted-tenants',
  sendLetters: '/send-letters',
  letterBatches: '/letter-batches',
  importTenants: '/upload-tenants',
  manageTenants: '/manage-tenants',
  users: '/manage-users',
  unusedUsers: () => '/manage-users?unused=true',

  facilitiesBy: (filter: FacilityFilterKey) =>
    `/list-facilities?${new URLSearchParams({ filter })}`,
  tenantsOf: (facilityNumber: string) =>
    `/tenant-list?${new URLSearchParams({ facility_number: facilityNumber })}`,
  unansweredOf: (facilityNumber: string) =>
    `/tenant-list?${new URLSearchParams({ facility_number: facilityNumber, filter: 'non_responder' })}`,
  tenantsTaggedOf: (facilityNumber: string) =>
    `/tenant-list?${new URLSearchParams({ facility_number: facilityNumber, tagged_for_removal: 'true' })}`,
  tenantsWaitingFor: (waitingFor: WaitingFor, facilityNumber: string) =>
    `/tenant-list?${new URLSearchParams({ facility_number: facilityNumber, waiting_for: waitingFor })}`,
  facility: (id: number, dialog?: FacilityPageDialog | 'move-outs') =>
    `/facilities/${id}${dialog ? `?${new URLSearchParams({ dialog })}` : ''}`,
  datesForLetters: (id: number) =>
    `/facilities/${id}?${new URLSearchParams({ dialog: 'dates', from: 'letters' })}`,
  tenant: (id: number) => `/tenants/${id}`,
  tenantEdit: (id: number, backToLetters?: LetterFilterKey) =>
    `/tenants/${id}?${new URLSearchParams({ dialog: 'edit', ...(backToLetters && { letters: backToLetters }) })}`,
  facilitiesOf: (facilityNumber: string) =>
    `/list-facilities?${new URLSearchParams({ facility_number: facilityNumber })}`,
  lettersOf: (facilityNumber: string, filter?: LetterFilterKey) =>
    `/send-letters?${new URLSearchParams({ facility_number: facilityNumber, ...(filter && { filter }) })}`,
  letterBatchesOf: (filters: { facility_number?: string; letter_type?: LetterType }) =>
    `/letter-batches?${new URLSearchParams(filters)}`,
  importErrors: (id: number) => `/upload-tenants?${new URLSearchParams({ import: String(id) })}`,
  lettersToFix: (facilityNumber: string, filter: LetterFilterKey) =>
    `/send-letters?${new URLSearchParams({ facility_number: facilityNumber, filter, fix: 'true' })}`,
  importTenantsInto: (facilityNumber: string) =>
    `/upload-tenants?${new URLSearchParams({ facility_number: facilityNumber })}`,
} as const;

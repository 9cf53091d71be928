import { schemaOf } from '../../decode/schemaOf.ts';
import * as entities from './entities.ts';

export const TenantLetter = schemaOf(
  entities.tenantLetter,
  'TenantLetter',
  'A letter of a tenant (TEN-140).',
  {
    filename: 'The name of the PDF of its batch, for `downloadUrl` of letters.',
    page: 'The page of the PDF, from 1.',
    save_time: 'When the letter was made.',
  },
);
export type TenantLetter = entities.TenantLetter;

export const TenantOverview = schemaOf(
  entities.tenantOverview,
  'TenantOverview',
  'A tenant with the letters and the coverages to choose from (TEN-140).',
  {
    coverages: 'The coverages on offer in the state of the facility.',
    letters: 'The letters, newest first.',
    same_lease_ids:
      'The other tenants of the facility with the same name, address and unit. Other servers may omit it.',
  },
);
export type TenantOverview = entities.TenantOverview;

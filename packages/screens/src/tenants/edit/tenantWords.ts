import type { Tenant } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import type { Confirmation } from '@audit-letters/ui';
import { tenantName } from '../../format/tenant.ts';
import { replacedInWords } from './replacedCoverage.ts';
import type { StatusChange, TenantSave } from './tenantSave.ts';

/** Messages about tenants. */
export const tenantWords = {
  saved: ({ tenant, edit }: TenantSave) => {
    const { first_name = tenant.first_name, last_name = tenant.last_name } = edit;
    return `Tenant record was successfully updated for ${tenantName({ ...tenant, first_name, last_name })}`;
  },
  saving: (tenant: Tenant) => `Saving ${tenantName(tenant)}`,
  savingStatus: (tenant: Tenant) => `Saving the status of ${tenantName(tenant)}`,
  statusSaved: ({ tenant, answer, alsoTag }: StatusChange) =>
    [
      `${tenantName(tenant)}: ${statusName(answer.status)}${alsoTag ? ', tagged for removal' : ''}${replacedInWords(tenant, answer).length > 0 ? '.' : ''}`,
      ...replacedInWords(tenant, answer),
    ].join(' '),
  /** The question before a charged coverage is replaced. */
  replaceQuestion: (consequences: readonly string[]): Confirmation => ({
    title: 'Are you sure you want to change a coverage that was charged or confirmed?',
    consequences: [...consequences],
    confirmLabel: 'Yes, change the coverage',
    tone: 'danger',
  }),
  undone: (tenant: Tenant) => `Undone for ${tenantName(tenant)}`,
  /** The personal data that saved views of tenants leave out. */
  leftOutOfViews: 'names and units',
  loadFailed: 'Error loading tenants',
  /** The load failure of a manager's list. */
  loadFailedWith: (message: string) => `Error! ${message}`,
  loadingCoverages: 'Loading the coverages',
  loadingFilter: 'Loading the filter',
};

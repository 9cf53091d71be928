import type { Facility } from '@audit-letters/api-client';
import { type Confirmation, formatCount } from '@audit-letters/ui';

/** The question before a facility is deleted (FAC-27). */
export const deleteFacilityQuestion = ({
  facility_number,
  tenant_count,
}: Facility): Confirmation => ({
  title: `Are you sure you wish to delete '${facility_number}'?`,
  consequences: [
    `${tenant_count === 1 ? '1 tenant is' : `${formatCount(tenant_count)} tenants are`} deleted.`,
    `All letters of ${facility_number} are deleted.`,
    "The manager's account is deleted: its owner can no longer log in.",
    'The archives of past periods stay.',
  ],
  confirmLabel: `Yes, delete ${facility_number}`,
  tone: 'danger',
});

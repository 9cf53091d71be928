import type { User } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';

/** The question before an account is deleted. */
export const deleteUserQuestion = ({ username, facility }: User): Confirmation => ({
  title: `Are you sure you wish to delete '${username}'?`,
  consequences: [
    `${username} can no longer log in, and is logged out now.`,
    ...(facility ? [`Facility ${facility.facility_number} has no manager account then.`] : []),
  ],
  confirmLabel: `Yes, delete ${username}`,
  tone: 'danger',
});

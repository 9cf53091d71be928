import type { User } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';

/** What an app asks and says about accounts. */
export const userWords = {
  deleteQuestion: ({ username, facility }: User): Confirmation => ({
    title: `Are you sure you wish to delete '${username}'?`,
    consequences: [
      `${username} can no longer sign in, and is signed out now.`,
      ...(facility ? [`Facility ${facility.facility_number} has no manager account then.`] : []),
    ],
    confirmLabel: `Yes, delete ${username}`,
    tone: 'danger',
  }),
  created: (username: string) => `User ${username} has been created.`,
  updated: (username: string) => `User ${username} has been updated.`,
  deleted: (username: string) => `User ${username} has been deleted.`,
};

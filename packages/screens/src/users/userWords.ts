import type { User } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';

/** Questions and messages about accounts. */
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
  resetQuestion: ({ username }: User): Confirmation => ({
    title: `Reset the second factor of '${username}'?`,
    consequences: [
      `${username} is signed out now.`,
      `At the next sign-in, ${username} sets up a new second factor, with the password alone.`,
    ],
    confirmLabel: 'Yes, reset it',
    tone: 'danger',
  }),
  factorsReset: (username: string) => `The second factor of ${username} has been reset.`,
  created: (username: string) => `User ${username} has been created.`,
  updated: (username: string) => `User ${username} has been updated.`,
  deleted: (username: string) => `User ${username} has been deleted.`,
};

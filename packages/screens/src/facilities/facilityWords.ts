import type { Facility } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';
import { counted } from '../format/counted.ts';

/** Questions and messages about facilities. */
export const facilityWords = {
  /** The question before a facility is deleted (FAC-20). Only administrators restore what their Undo no longer can. */
  deleteQuestion: (
    { facility_number, tenant_count }: Facility,
    isAdmin: boolean,
  ): Confirmation => ({
    title: `Are you sure you wish to delete '${facility_number}'?`,
    consequences: [
      ...(tenant_count > 0
        ? [`${counted(tenant_count, 'tenant is', 'tenants are')} deleted.`]
        : []),
      `All letters of ${facility_number} are deleted.`,
      "The manager's account is deleted: its manager can no longer sign in.",
      'The archives of past periods stay.',
      isAdmin
        ? 'For 30 days Undo and “Restore” in the retired facilities can bring all of it back.'
        : 'Undo can bring all of it back until you sign out, an administrator for 30 days.',
    ],
    confirmLabel: `Yes, delete ${facility_number}`,
    tone: 'danger',
  }),
  deleted: (facilityNumber: string) => `Facility ${facilityNumber} has been deleted!`,
  restored: (facilityNumber: string) => `Facility ${facilityNumber} has been restored.`,
  saving: (facilityNumber: string) => `Saving facility ${facilityNumber}`,
  saved: (facilityNumber: string) => `Facility ${facilityNumber} has been saved.`,
  undone: (facilityNumber: string) => `Undone for facility ${facilityNumber}`,
  /** `moved` is the number of tenants that became Moved Out. */
  moveOutsConfirmed: (facilityNumber: string, moved: number) =>
    `Move-outs have been confirmed for facility ${facilityNumber}.${
      moved > 0 ? ` ${counted(moved, 'tenant')} set to Moved Out.` : ''
    }`,
  /** The move-outs were confirmed before. */
  moveOutsUnchanged: (facilityNumber: string) =>
    `The move-outs of facility ${facilityNumber} were confirmed before. Nothing was changed.`,
  moveOutsUndone: (facilityNumber: string) => `Undone: move-outs of facility ${facilityNumber}.`,
};

import { laterDialog } from '@audit-letters/ui';

/** `FacilityDialog`, loaded later. */
export const FacilityDialog = laterDialog(() =>
  import('./FacilityDialog.tsx').then((it) => it.FacilityDialog),
);

/** `LettersSentDialog`, loaded later. */
export const LettersSentDialog = laterDialog(() =>
  import('./LettersSentDialog.tsx').then((it) => it.LettersSentDialog),
);

/** `EnrollmentDateDialog`, loaded later. */
export const EnrollmentDateDialog = laterDialog(() =>
  import('../../form/EnrollmentDateDialog.tsx').then((it) => it.EnrollmentDateDialog),
);

/** The dialogs of facilities, for `useLoadLater`. */
export const facilityDialogs = [FacilityDialog, LettersSentDialog, EnrollmentDateDialog];

import { later } from '@audit-letters/ui';

// Screens open these with `LateDialog`.
export const facilityDialog = later(() =>
  import('./edit/FacilityDialog.tsx').then((it) => it.FacilityDialog),
);
export const lettersSentDialog = later(() =>
  import('./edit/LettersSentDialog.tsx').then((it) => it.LettersSentDialog),
);
export const enrollmentDateDialog = later(() =>
  import('./active/EnrollmentDateDialog.tsx').then((it) => it.EnrollmentDateDialog),
);
export const archiveDialog = later(() =>
  import('../archives/ArchiveDialog.tsx').then((it) => it.ArchiveDialog),
);

import { later } from '@audit-letters/ui';

// Lists open these with `LateDialog`.
export const tenantDialog = later(() =>
  import('./edit/TenantDialog.tsx').then((it) => it.TenantDialog),
);
export const statusDialog = later(() =>
  import('./edit/StatusDialog.tsx').then((it) => it.StatusDialog),
);
export const bulkEditDialog = later(() =>
  import('./bulk/BulkEditDialog.tsx').then((it) => it.BulkEditDialog),
);
export const tagTenantsDialog = later(() =>
  import('./manage/TagTenantsDialog.tsx').then((it) => it.TagTenantsDialog),
);

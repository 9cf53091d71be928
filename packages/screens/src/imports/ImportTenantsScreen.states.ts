import type { StatesOf } from '../model/states.ts';
import type { ImportTenantsModel } from './ImportTenantsScreen.tsx';

export const importTenantsStates = {
  choosing: { status: 'choosing' },
  uploading: { status: 'uploading', progress: { loaded: 1_400_000, total: 3_200_000 } },
  sent: { status: 'uploading', progress: { loaded: 3_200_000, total: 3_200_000 } },
  complete: {
    status: 'complete',
    result: {
      insert_count: 388,
      active_tenants_count: 12,
      error_count: 0,
      duplicate_tenant_filename: null,
      duplicate_tenant_count: 0,
      missing_prime_ids: [],
    },
    duplicatesHref: null,
  },
  withDuplicates: {
    status: 'complete',
    result: {
      insert_count: 341,
      active_tenants_count: 0,
      error_count: 9,
      duplicate_tenant_filename: 'duplicates-7f3a.xlsx',
      duplicate_tenant_count: 50,
      missing_prime_ids: ['PS-4410', 'PS-4412'],
    },
    duplicatesHref:
      '/api/exports/download?file_key=duplicates-7f3a.xlsx&filename=duplicate_tenants',
  },
} satisfies StatesOf<ImportTenantsModel>;

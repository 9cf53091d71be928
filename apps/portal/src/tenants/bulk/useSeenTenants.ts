import type { Tenant } from '@audit-letters/api-client';
import { useEffect, useRef } from 'react';

/** The rows that a list has shown, by id, each as it was last shown: the old values for Undo. */
export function useSeenTenants(shown: readonly Tenant[] | undefined) {
  const seen = useRef<Map<number, Tenant>>(new Map());
  useEffect(() => {
    for (const tenant of shown ?? []) seen.current.set(tenant.id, tenant);
  }, [shown]);
  return seen;
}

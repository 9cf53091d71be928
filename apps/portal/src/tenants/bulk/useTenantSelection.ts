import type { Tenant } from '@audit-letters/api-client';
import { noSelection, type Selection } from '@audit-letters/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * The selected tenants of a list. Another `filter` clears the selection. `seen` has the rows as they were when they
 * were checked: the old values for Undo.
 */
export function useTenantSelection<Filter = never>(
  filter: string,
  shown: readonly Tenant[] | undefined,
) {
  const [kept, setKept] = useState<{ filter: string; selected: Selection<number, Filter> }>();
  const seen = useSeenTenants(shown);
  return {
    selected: kept?.filter === filter ? kept.selected : noSelection,
    onChange: (selected: Selection<number, Filter>) => setKept({ filter, selected }),
    seen,
  };
}

/** The rows that a list has shown, by id, each as it was last shown: the old values for Undo. */
export function useSeenTenants(shown: readonly Tenant[] | undefined) {
  const seen = useRef<Map<number, Tenant>>(new Map());
  useEffect(() => {
    for (const tenant of shown ?? []) seen.current.set(tenant.id, tenant);
  }, [shown]);
  return seen;
}

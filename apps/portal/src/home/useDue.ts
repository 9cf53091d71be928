import type { DueItem } from '@audit-letters/api-client';
import { readyFilters } from '@audit-letters/api-client/values';
import type { DuePanelProps } from '@audit-letters/screens';
import { useSaves } from '../activity/useSaves.ts';
import { dueCalls } from '../loading/calls.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';

/** The due work of all facilities; no panel without extras (WIR-52). */
export function useDue(): DuePanelProps | undefined {
  const hasExtras = useExtras();
  const response = useCall(dueCalls.list, hasExtras ? [] : null);
  return hasExtras ? { work: toLoadable(response), href: jobHref } : undefined;
}

/** The due work on Home, where it can be put away (DUE-23). */
export function useHomeDue(): DuePanelProps | undefined {
  const panel = useDue();
  const { save, report } = useSaves();
  if (!panel) return undefined;
  return {
    ...panel,
    putAway: {
      onPutAway: (work) =>
        save(
          () => dueCalls.putAway(work),
          () => null,
        ),
      onPutBack: ({ id }) => void report(() => dueCalls.putBack(id), 'Put back.'),
    },
  };
}

/** The filter of the tenants of an item. */
const waitingFor = {
  charges: 'charge',
  payments: 'payment',
  charge_changes: 'change',
  disconnections: 'disconnection',
} as const;

/** The address of the job of an item (DUE-11). */
function jobHref({ kind, facility_id, facility_number, letter_type, import_id }: DueItem): string {
  const facility = facility_number === null ? null : { id: facility_id, facility_number };
  switch (kind) {
    case 'letters':
      return facility === null
        ? paths.sendLetters
        : paths.lettersOf(facility, letter_type ? readyFilters[letter_type] : 'all');
    case 'addresses':
    case 'names':
      return facility === null || letter_type === null
        ? paths.sendLetters
        : paths.lettersToFix(facility, readyFilters[letter_type]);
    case 'batch':
      return paths.letterBatchesOf(facility, letter_type ?? undefined);
    case 'move_outs':
    case 'tagged':
      return facility_id === null ? paths.facilities : paths.facility(facility_id, 'move-outs');
    case 'charges':
    case 'payments':
    case 'charge_changes':
    case 'disconnections':
      return facility === null
        ? paths.tenants
        : paths.tenantsWaitingFor(waitingFor[kind], facility);
    case 'dates':
      return facility_id === null ? paths.facilities : paths.facility(facility_id, 'dates');
    case 'import':
    case 'tenants':
      if (import_id) return paths.importErrors(import_id);
      return facility === null ? paths.importTenants : paths.importTenantsInto(facility);
    case 'accounts':
      return paths.unusedUsers();
  }
}

import { type Day, type Tenant, type TenantCalls, tenantWrites } from '@audit-letters/api-client';
import {
  bulkWords,
  type ChargeActions,
  canConnectCharge,
  chargeWords,
  type ListSelection,
  unconnectableInWords,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useState } from 'react';
import type { TenantEvents } from '../activity/savedTenants.ts';
import { useListSelection } from '../lists/useListSelection.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';

/** The connection of the charges. */
export interface ChargesOptions extends TenantEvents {
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'update' | 'updateAsManager' | 'setStatus' | 'bulkChargeApplied'>;
  /** The rows shown now. */
  shown: readonly Tenant[] | undefined;
  /** The filter in force. Another one clears the selection. */
  filter: string;
  /** The current date where the user is. */
  today: Day;
  /** The tenants may have changed, also after a failure. */
  onSettled: () => void;
}

/** The charges with their props. */
export interface ConnectedCharges {
  /** The group `selection` of `ManageTenantsScreen`. */
  selection: ListSelection;
  /** The group `charges` of `ManageTenantsScreen`. */
  charges: ChargeActions;
}

/** Connect Charge Added, for one tenant and for the checked ones. */
export function useCharges(options: ChargesOptions): ConnectedCharges {
  const { tenants: calls, shown, filter, today, onSaved, onFailure, onSettled } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const { selected, onChange, seen } = useListSelection(filter, shown);

  const checked = selected.kind === 'ids' ? [...selected.ids] : [];
  const chosen = checked.flatMap((id) => seen.current.get(id) ?? []);
  const connectable = chosen.filter((tenant) => canConnectCharge(tenant, today));
  const unconnectable = unconnectableInWords(chosen, today);

  async function connect(tenants: readonly Tenant[], text: string, detail?: string) {
    const [one] = tenants;
    setFailure(null);
    const result = await saveResultOf(async () => {
      const written =
        one && tenants.length === 1
          ? await tenantWrites(calls, 'manager').update(
              one,
              { charge_applied: true },
              { seen: { charge_applied: one.charge_applied, coverage_id: one.coverage_id } },
            )
          : await calls.bulkChargeApplied(tenants.map(({ id }) => id));
      onSaved?.({ text, ...(detail && { detail }), written });
    });
    onSettled();
    if (!result.ok) {
      onFailure?.({ work: chargeWords.connecting, message: result.message, shown: true });
      setFailure(chargeWords.failed(tenants, result.message));
    }
    return result.ok;
  }

  return {
    selection: { selected, onChange },
    charges: {
      connectable: connectable.length,
      unconnectable,
      failure,
      onConnect: ({ tenant }) => void connect([tenant], chargeWords.connected(tenant)),
      onSelectedConnect: async () => {
        const text = chargeWords.allConnected(connectable, unconnectable);
        const change = { field: 'charge_applied', value: true } as const;
        const detail = bulkWords.details.changed(change, connectable);
        if (await connect(connectable, text, detail)) onChange({ selection: noSelection });
      },
    },
  };
}

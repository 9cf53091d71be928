import type { Day, Tenant } from '@audit-letters/api-client';
import {
  type ChargeActions,
  canConnectCharge,
  chargeWords,
  type ListSelection,
  unconnectableInWords,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useState } from 'react';
import { type UndoCall, useUndo } from '../../activity/undo.ts';
import { useNotices } from '../../activity/useNotices.ts';
import { saveResultOf } from '../../swr/saveResult.ts';
import { tenantCalls, tenantWritesOf } from '../calls.ts';
import { useTenantSelection } from './useTenantSelection.ts';

/** The maximum number of charges with an Undo, because Undo sends one call per charge. */
const undoLimit = 20;

interface ChargesOptions {
  /** The rows shown now. */
  shown: readonly Tenant[] | undefined;
  /** The filter in force. */
  filter: string;
  today: Day;
  reload: () => void;
}

/** Connect Charge Added, for one tenant and for the checked ones. */
export function useCharges({ shown, filter, today, reload }: ChargesOptions): {
  selection: ListSelection;
  charges: ChargeActions;
} {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();
  const [failure, setFailure] = useState<string | null>(null);
  const { selected, onChange, seen } = useTenantSelection(filter, shown);

  const checked = selected.kind === 'ids' ? [...selected.ids] : [];
  const chosen = checked.flatMap((id) => seen.current.get(id) ?? []);
  const connectable = chosen.filter((tenant) => canConnectCharge(tenant, today));
  const unconnectable = unconnectableInWords(chosen, today);

  async function connect(tenants: readonly Tenant[], words: string) {
    setFailure(null);
    const result = await saveResultOf(() =>
      tenants.length === 1 && tenants[0]
        ? tenantWritesOf.manager.update(
            tenants[0],
            { charge_applied: true },
            { seen: chargeOf(tenants[0]) },
          )
        : tenantCalls.bulkChargeApplied(tenants.map(({ id }) => id)),
    );
    reload();
    if (!result.ok) {
      logOnly(chargeWords.connecting, result.message);
      setFailure(chargeWords.failed(tenants, result.message));
      return false;
    }
    toast(words, tenants.length > undoLimit ? undefined : undo(tenants.map(disconnect)));
    return true;
  }

  return {
    selection: { selected, onChange },
    charges: {
      connectable: connectable.length,
      unconnectable,
      failure,
      onConnect: ({ tenant }) => void connect([tenant], chargeWords.connected(tenant)),
      onSelectedConnect: async () => {
        const words = chargeWords.allConnected(connectable.length, unconnectable);
        if (await connect(connectable, words)) onChange(noSelection);
      },
    },
  };
}

const disconnect = ({ id, facility_id }: Tenant): UndoCall => ({
  call: 'updateTenant',
  role: 'manager',
  tenant: { id, facility_id },
  edit: { charge_applied: false },
  seen: { charge_applied: true },
});

const chargeOf = ({ charge_applied, coverage_id }: Tenant) => ({ charge_applied, coverage_id });

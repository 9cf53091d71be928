import { type Day, type Id, type Tenant, tenantWrites } from '@audit-letters/api-client';
import {
  bulkWords,
  type ChargeActions,
  canConnectCharge,
  counted,
  decidedOn,
  type ListSelection,
  namesInWords,
  tenantName,
  unconnectableInWords,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { useSaves } from '../activity/useSaves.ts';
import { useListSelection } from '../lists/useListSelection.ts';
import { tenantCalls } from '../loading/calls.ts';

interface ChargesOptions {
  /** The rows shown now. */
  shown: readonly Tenant[] | undefined;
  /** The filter in force. Another one clears the selection. */
  filter: string;
  /** The current date at the office. */
  today: Day;
  /** Loads the tenants again, who may have changed, also after a failure. */
  reload: () => Promise<unknown>;
}

/** Connect Charge Added, for one tenant and for the checked ones. */
export function useCharges({ shown, filter, today, reload }: ChargesOptions): {
  selection: ListSelection;
  charges: ChargeActions;
} {
  // Each save waits for its own `reload`.
  const { save } = useSaves(() => undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const connecting = useRef(new Set<Id>());
  const { selected, onChange, rowsById } = useListSelection(filter, shown);

  const selectedIds = selected.kind === 'ids' ? [...selected.ids] : [];
  const selectedTenants = selectedIds.flatMap((id) => rowsById.current.get(id) ?? []);
  const connectable = selectedTenants.filter((tenant) => canConnectCharge(tenant, today));
  const unconnectable = unconnectableInWords(selectedTenants, today);

  async function connect(tenants: readonly Tenant[], text: string, detail?: string) {
    const [one] = tenants;
    // A second click must not send what the first has changed. The list shows the change when it is loaded again.
    if (tenants.some(({ id }) => connecting.current.has(id))) return false;
    for (const { id } of tenants) connecting.current.add(id);
    setFailure(null);
    const result = await save(
      () =>
        one && tenants.length === 1
          ? tenantWrites(tenantCalls, 'manager').update(
              one,
              { charge_applied: true },
              { seen: decidedOn(one) },
            )
          : tenantCalls.bulkChargeApplied(tenants.map(({ id }) => id)),
      { text, ...(detail && { detail }) },
      { logAs: 'Applying the charge' },
    );
    void reload().finally(() => {
      for (const { id } of tenants) connecting.current.delete(id);
    });
    if (!result.ok) setFailure(`The charge of ${whom(tenants)} is not applied. ${result.message}`);
    return result.ok;
  }

  return {
    selection: { selected, onChange },
    charges: {
      connectable: connectable.length,
      unconnectable,
      failure,
      onConnect: ({ tenant }) => void connect([tenant], `Charge applied for ${tenantName(tenant)}`),
      onSelectedConnect: async () => {
        const text = `${bulkWords.updated(connectable.length)}${unconnectable && ` Connected: ${namesInWords(connectable)}. Not changed: ${unconnectable}.`}`;
        const change = { field: 'charge_applied', value: true } as const;
        const detail = bulkWords.details.changed(change, connectable);
        if (await connect(connectable, text, detail)) onChange({ selection: noSelection });
      },
    },
  };
}

const whom = (tenants: readonly Tenant[]) =>
  tenants.length === 1 && tenants[0] ? tenantName(tenants[0]) : counted(tenants.length, 'tenant');

import type { Tenant } from '@audit-letters/api-client';
import { useState } from 'react';
import { savedByOthers } from '../../form/draft.ts';
import { useSave } from '../../form/useSave.ts';
import type { TenantSave, TenantSaveResult } from '../edit/tenantSave.ts';

interface Draft {
  id: number;
  stored: string;
  text: string;
  /** The note that another user has saved meanwhile. */
  others?: string;
}

/** The note of the tenant in the panel, with what the user has typed and not saved. */
export function useNote(
  tenant: Tenant | null,
  onSave: (save: TenantSave) => Promise<TenantSaveResult>,
) {
  const [kept, setKept] = useState<Draft | null>(null);
  const { save, saving, refusal } = useSave(onSave);
  const draft = tenant && (kept?.id === tenant.id ? kept : draftOf(tenant));
  const isChanged = draft !== null && draft.text.trim() !== draft.stored.trim();

  /** Saves a changed note. Returns whether nothing is left to save. */
  async function saveChanged(): Promise<boolean> {
    if (!tenant || !isChanged) return true;
    const note = draft.text.trim();
    const seen = { note: draft.stored || null };
    const result = await save({ tenant, edit: { note: note || null }, seen });
    if (result.ok) setKept({ id: tenant.id, stored: note, text: note });
    else if (result.current) {
      const others = result.current.note ?? '';
      setKept({ ...draft, stored: others, others });
    }
    return result.ok;
  }

  return {
    text: draft?.text ?? '',
    hint: draft?.others === undefined ? undefined : savedByOthers(draft.others),
    isChanged,
    saving,
    refusal,
    onTextChange: ({ value }: { value: string }) => draft && setKept({ ...draft, text: value }),
    saveChanged,
    /** An action that leaves the tenant: it runs once a changed note is saved. */
    leaving: (action: () => void) => async () => {
      if (await saveChanged()) action();
    },
  };
}

const draftOf = ({ id, note }: Tenant): Draft => ({ id, stored: note ?? '', text: note ?? '' });

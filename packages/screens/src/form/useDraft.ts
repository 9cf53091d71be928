import { use, useCallback, useEffect, useState } from 'react';
import {
  conflicts,
  type DraftForm,
  differences,
  draftOf,
  draftValues,
  keysOf,
  noteOnOthers,
  offeredOf,
  picked,
  rebased,
  restored,
  withChanges,
  withTheirs,
} from './draft.ts';
import { KeptDraftsContext } from './keptDrafts.ts';
import { useLeaveGuard } from './leaveGuard.ts';

/**
 * What the user has changed in a form. Unsaved changes are kept (`KeptDraftsContext`) until they are saved or discarded,
 * and offered when the form of that record opens again.
 */
export function useDraft<Stored, Values extends object, Written extends object>(
  form: DraftForm<Stored, Values, Written>,
  { id, record, unkept = false }: { id: number | 'new' | 'own'; record: Stored; unkept?: boolean },
) {
  const [stored, setStored] = useState(record);
  const [draft, setDraft] = useState(() => draftOf(form.valuesOf(record)));
  const [isDecided, setDecided] = useState(false);
  const drafts = use(KeptDraftsContext);
  const name = `${form.name} ${id}`;
  const { base, changes } = draft;
  const values = draftValues(draft);
  const written = differences(form.writtenOf(base, stored), form.writtenOf(values, stored));
  const isChanged = keysOf(written).length > 0;
  const offered = isDecided ? null : offeredOf(form, stored, drafts.read(name));

  const discard = useCallback(() => {
    drafts.write(name, null);
    setDraft(({ base }) => draftOf(base));
  }, [drafts, name]);
  const mayLeave = useLeaveGuard(isChanged || unkept, discard);

  useEffect(() => {
    if (!isDecided) return;
    const seen = picked(base, keysOf(changes));
    drafts.write(name, isChanged ? { changes, seen, time: Date.now() } : null);
  }, [drafts, name, isDecided, isChanged, base, changes]);

  return {
    /** The record as it is stored. */
    stored,
    /** The stored values. */
    base,
    /** The values that the form shows. */
    values,
    /** The changed fields, as a save writes them. */
    written,
    /** Changes fields. */
    set: (changes: Partial<Values>) => {
      if (!offered) setDecided(true);
      setDraft((before) => withChanges(before, changes));
    },
    /** Takes over what another user has saved. */
    rebase: (current: Stored) => {
      setStored(current);
      setDraft((before) => rebased(before, form.valuesOf(current)));
    },
    /** The hint of a field that another user has changed. */
    note: (field: keyof Values, words?: (value: Values[keyof Values]) => string) =>
      noteOnOthers(draft, field, words),
    /** Whether another user has changed a field of the form. */
    hasNotes: draft.others.length > 0,
    /** Takes the values of the other user for the fields that both have changed. Missing if there are none. */
    takeTheirs:
      conflicts(draft).length > 0 ? () => setDraft((before) => withTheirs(before)) : undefined,
    /** The unsaved changes of before, for `KeptDraftBanner`; `null` if there are none. */
    offer: offered && {
      time: offered.time,
      onRestore: () => {
        setDecided(true);
        setDraft((before) => restored(before, offered));
      },
      onDiscard: () => {
        setDecided(true);
        drafts.write(name, null);
      },
    },
    /** The changes are saved, or the user does not want them. */
    discard,
    /** Pass to a dialog's `onBeforeClose`. */
    mayLeave,
  };
}

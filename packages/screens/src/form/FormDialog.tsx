import { Button, Dialog } from '@audit-letters/ui';
import { type ComponentProps, useRef, useState } from 'react';
import { ConflictBanner } from './ConflictBanner.tsx';
import { changesKept, FormRefusal } from './FormRefusal.tsx';
import { KeptDraftBanner } from './KeptDraftBanner.tsx';
import { useLeaveGuard } from './leaveGuard.ts';
import { type EditRefused, type EditResult, fieldMessages } from './saveResult.ts';
import type { useDraft } from './useDraft.ts';

type DialogProps = ComponentProps<typeof Dialog>;

interface FormDialogProps<Stored>
  extends Pick<
    DialogProps,
    'title' | 'description' | 'size' | 'initialFocusRef' | 'children' | 'className'
  > {
  /** What the user has changed in a record. The dialog offers kept changes and shows conflicts. */
  draft?: Pick<
    ReturnType<typeof useDraft<Stored, object, object>>,
    'offer' | 'hasNotes' | 'takeTheirs' | 'discard' | 'rebase' | 'mayLeave'
  >;
  /** Without a draft, whether there is something that closing would lose. @default false */
  isChanged?: boolean;
  /** The fields can only be read. @default false */
  readOnly?: boolean;
  /** The submit button. @default 'Save' */
  submit?: Pick<ComponentProps<typeof Button>, 'children' | 'disabled' | 'variant'>;
  /** A sentence before the message of a failed save. */
  lead?: string;
  /** Saves the valid form. The dialog closes on success; without a result it stays as it is. */
  onSave: (
    ...submission: Parameters<NonNullable<DialogProps['onSubmit']>>
  ) => Promise<EditResult<Stored> | undefined>;
  /** The dialog closes. */
  onClose: () => void;
}

/** A dialog with a form. After a failed save it stays open, keeps the input and says why. */
export function FormDialog<Stored>({
  draft,
  isChanged = false,
  readOnly = false,
  submit,
  lead = changesKept,
  onSave,
  onClose,
  children,
  ...dialogProps
}: FormDialogProps<Stored>) {
  const [refusal, setRefusal] = useState<EditRefused<Stored> | null>(null);
  const doneRef = useRef<HTMLButtonElement>(null);
  const mayLeave = useLeaveGuard(isChanged);
  const conflict = draft && refusal?.current ? refusal : null;

  async function handleSubmit(...submission: Parameters<typeof onSave>) {
    setRefusal(null);
    const result = await onSave(...submission);
    if (!result) return undefined;
    if (result.ok) {
      draft?.discard();
      onClose();
      return undefined;
    }
    setRefusal(result);
    if (!draft || !result.current) return fieldMessages(result);
    draft.rebase(result.current);
    return undefined;
  }

  return (
    <Dialog
      open
      // A disabled field cannot have the focus.
      {...(readOnly && { initialFocusRef: doneRef })}
      {...dialogProps}
      onBeforeClose={draft?.mayLeave ?? mayLeave}
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      footer={({ close }) =>
        readOnly ? (
          <Button ref={doneRef} onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <FormRefusal refusal={conflict ? null : withoutFields(refusal)} lead={lead} />
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" {...submit}>
              {submit?.children ?? 'Save'}
            </Button>
          </>
        )
      }
    >
      {draft?.offer && !readOnly && <KeptDraftBanner {...draft.offer} />}
      {conflict && draft && (
        <ConflictBanner
          message={conflict.message}
          marksFields={draft.hasNotes}
          onDiscardConflicts={draft.takeTheirs}
        />
      )}
      {children}
    </Dialog>
  );
}

/** What the footer says: no message that stands at a field. */
const withoutFields = (refusal: EditRefused<unknown> | null) =>
  refusal && { ...refusal, message: refusal.fields ? '' : refusal.message };

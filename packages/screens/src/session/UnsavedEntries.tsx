import { Button, Dialog } from '@audit-letters/ui';
import { CopyField } from '../layout/CopyField.tsx';

/** A changed field that was not saved. */
export interface UnsavedEntry {
  /** The label of the field. */
  label: string;
  /** The value of the field, as text. */
  text: string;
}

export interface UnsavedEntriesProps {
  /** The changed fields of the open form, in order. */
  entries: readonly UnsavedEntry[];
  /** The name of that form and its record. */
  form?: string | undefined;
  /** The user needs them no longer. */
  onClose: () => void;
}

/** Offers what the user had changed in a form when its session ended, after the user has signed in again (SHL-95). */
export function UnsavedEntries({ entries, form, onClose }: UnsavedEntriesProps) {
  return (
    <Dialog
      open
      title="Your entries were not saved"
      description={`Your session ended before ${form ? `the entries in “${form}”` : 'they'} were saved. Copy what you need into the form.`}
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      footer={({ close }) => (
        <>
          <Button onClick={close}>Discard</Button>
          <Button
            variant="primary"
            onClick={() => void navigator.clipboard.writeText(allOf(entries))}
          >
            Copy All
          </Button>
        </>
      )}
    >
      <div className="al-unsaved-entries">
        {entries.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label, and the list never changes
          <CopyField key={index} label={label} value={text} />
        ))}
      </div>
    </Dialog>
  );
}

const allOf = (entries: readonly UnsavedEntry[]) =>
  entries.map(({ label, text }) => `${label}: ${text}`).join('\n');

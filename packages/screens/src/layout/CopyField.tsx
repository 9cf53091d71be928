import { Button, TextField } from '@audit-letters/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';

export interface CopyFieldProps {
  /** The label of the field. */
  label: string;
  /** The text to copy. */
  value: string;
  /** For a field that replaces the button which had the focus. */
  autoFocus?: boolean;
}

/** A read-only value with a copy button. Without access to the clipboard the button selects the text. */
export function CopyField({ label, value, autoFocus }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function handleCopy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div className="al-copy-field">
      <TextField ref={input} label={label} value={value} readOnly autoFocus={autoFocus} />
      <Button
        icon={copied ? <Check /> : <Copy />}
        aria-label={`Copy ${label}`}
        onClick={handleCopy}
      >
        Copy
      </Button>
      <span aria-live="polite" className="al-visually-hidden">
        {copied && `${label} copied`}
      </span>
    </div>
  );
}

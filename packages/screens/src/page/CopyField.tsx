import { Button, TextField } from '@audit-letters/ui';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';

export interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take along: shown, and copied by a press. Where copying is not allowed the text is selected instead. */
export function CopyField({ label, value }: CopyFieldProps) {
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
      <TextField ref={input} label={label} value={value} readOnly />
      <Button
        icon={copied ? <Check /> : <Copy />}
        aria-label={`Copy ${label}`}
        onClick={handleCopy}
      >
        Copy
      </Button>
      <span role="status" className="al-visually-hidden">
        {copied && `${label} copied`}
      </span>
    </div>
  );
}

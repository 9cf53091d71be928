import { Button, Stack } from '@audit-letters/ui';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useUnloadQuestion } from '../../form/leaveGuard.ts';

export interface RecoveryCodesProps {
  /** The codes. */
  codes: readonly string[];
  /** Prints the page. */
  onPrint: () => void;
}

/** The recovery codes, once, to be printed or copied (USR-54). The browser asks before a reload loses them. */
export function RecoveryCodes({ codes, onPrint }: RecoveryCodesProps) {
  useUnloadQuestion(true);
  return (
    <>
      <p>
        Print these codes or keep them in a safe place. Each one signs you in once, when you cannot
        use your passkey or app. They are not shown again.
      </p>
      <ul className="al-recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Stack direction="row" gap="small">
        <Button icon={<Printer />} onClick={onPrint}>
          Print
        </Button>
        <Button
          icon={<Copy />}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
        >
          Copy
        </Button>
      </Stack>
    </>
  );
}

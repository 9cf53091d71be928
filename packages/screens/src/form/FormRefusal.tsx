import { focusableWhenScrolling } from '@audit-letters/ui';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { Refused } from './saveResult.ts';

export interface FormRefusalProps {
  /** The failed save; `null` shows nothing. */
  refusal: Refused | null;
  /** A sentence before the message, such as 'Not saved. Your changes are kept.' */
  lead?: string;
}

/** Shows why a save failed. The empty element is always rendered because a live region must exist before its text. */
export function FormRefusal({ refusal, lead }: FormRefusalProps) {
  return (
    <p ref={focusableWhenScrolling} role="alert" className="al-form-refusal">
      {refusal && (
        <>
          <CircleAlert aria-hidden />
          <span>
            {[lead, refusal.message, refusal.message === 'Network Error' && nothingLost]
              .filter(Boolean)
              .join(' ')}
          </span>
        </>
      )}
    </p>
  );
}

/** Follows 'Network Error': the call got no response, and the form keeps its entries (SHL-56). */
const nothingLost = '· Nothing you entered is lost. Check the connection and try again.';

/** The `lead` of dialogs that stay open after a failed save. */
export const changesKept = 'Not saved. Your changes are kept.';

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { Refused } from '../model/saveResult.ts';

export interface FormRefusalProps {
  /** The failed save; `null` shows nothing. */
  refusal: Refused | null;
  /** A sentence before the message, such as 'Not saved. Your changes are kept.' */
  lead?: string;
}

/** Shows why a save failed. The empty element is always rendered because a live region must exist before its text. */
export function FormRefusal({ refusal, lead }: FormRefusalProps) {
  return (
    <p role="alert" className="al-form-refusal">
      {refusal && (
        <>
          <CircleAlert aria-hidden />
          <span>{lead ? `${lead} ${refusal.message}` : refusal.message}</span>
        </>
      )}
    </p>
  );
}

/** The `lead` of dialogs that stay open after a failed save. */
export const changesKept = 'Not saved. Your changes are kept.';

import { CircleAlert } from 'lucide-react';
import type { Refused } from '../model/saveResult.ts';

export interface FormRefusalProps {
  refusal: Refused | null;
  /** A sentence before the reason, such as 'Not saved. Your changes are kept.' */
  lead?: string;
}

/** Why a save was refused, under or beside the form. It is there from the start, so that it is announced. */
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

/** The lead of a dialog that stays open with everything typed in it. */
export const changesKept = 'Not saved. Your changes are kept.';

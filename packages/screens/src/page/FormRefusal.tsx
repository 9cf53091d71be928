import { CircleAlert } from 'lucide-react';
import type { Refused } from '../model/outcome.ts';

/** Why a save was refused, under or beside the form. It is there from the start, so that it is announced. */
export function FormRefusal({ refusal }: { refusal: Refused | null }) {
  return (
    <p role="alert" className="al-form-refusal">
      {refusal && (
        <>
          <CircleAlert aria-hidden />
          <span>{refusal.message}</span>
        </>
      )}
    </p>
  );
}

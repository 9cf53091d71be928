import { Button, formatCount } from '@audit-letters/ui';
import type { ReactNode } from 'react';

export interface ShowAllProps {
  /** All rows are shown. */
  all: boolean;
  /** The number of rows. */
  count: number;
  /** The noun for the rows, in the plural; omitted for a list whose heading has it. */
  noun?: string;
  /** The text after the last row about the rows that the list lacks. */
  beyond?: string | false;
  /** Shown beside the button until all rows are. */
  children?: ReactNode;
  /** The user asks for all rows, or for the first ones again. */
  onChange: (change: { all: boolean }) => void;
}

/** The foot of a list that begins with a few rows. */
export const ShowAll = ({ all, count, noun, beyond, onChange, children }: ShowAllProps) => (
  <div className="al-show-all">
    <Button
      variant="ghost"
      size="small"
      aria-expanded={all}
      onClick={() => onChange({ all: !all })}
    >
      {[all ? 'Show fewer' : `Show all ${formatCount(count)}`, noun].filter(Boolean).join(' ')}
    </Button>
    {!all && children}
    {all && beyond && <span>{beyond}</span>}
  </div>
);

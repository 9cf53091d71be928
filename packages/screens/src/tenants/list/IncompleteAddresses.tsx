import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';

export interface IncompleteAddressesProps {
  /** How many of the tenants listed have one; `null` while nobody knows. */
  count: number | null;
  /** What is done about them. */
  children?: ReactNode;
}

/** The table-info line (TEN-20, TEN-34): how many tenants a letter would not reach. */
export const IncompleteAddresses = ({ count, children }: IncompleteAddressesProps) => (
  <p className="al-incomplete-addresses">
    <MapPinOff aria-hidden />
    <span>
      {count !== null && (
        <strong>
          {count === 1
            ? '1 tenant has an incomplete address.'
            : `${count} tenants have an incomplete address.`}
        </strong>
      )}{' '}
      {children}
    </span>
  </p>
);

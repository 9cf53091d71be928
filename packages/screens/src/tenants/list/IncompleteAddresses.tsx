import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';

export interface IncompleteAddressesProps {
  /** How many listed tenants have an incomplete address; `null` while loading. */
  count: number | null;
  /** An explanation after the count. */
  children?: ReactNode;
}

/** Shows how many tenants have an incomplete address (TEN-20, TEN-34). */
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

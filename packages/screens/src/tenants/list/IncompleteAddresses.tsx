import { Button } from '@audit-letters/ui';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';
import { plural } from '../../format/counted.ts';

export interface IncompleteAddressesProps {
  /** The number of tenants with an incomplete address, whatever the filter is; `null` if it is not known. */
  count: number | null;
  /** Only these tenants are listed. */
  shown: boolean;
  /** The user shows only these tenants, or all again. Omitted if the list cannot. */
  onFilterChange?:
    | ((change: { name: 'incomplete_address'; value: string; now: true }) => void)
    | undefined;
  /** An explanation after the count. */
  children?: ReactNode;
}

/** Says how many tenants no letter reaches, and lists them (TEN-20, TEN-33). */
export const IncompleteAddresses = ({
  count,
  shown,
  onFilterChange,
  children,
}: IncompleteAddressesProps) => {
  const isNone = !count && !shown;
  if (isNone && !children) return null;
  return (
    <div className="al-incomplete-addresses al-note">
      <MapPinOff aria-hidden />
      <div>
        {count !== null && !isNone && (
          <p>
            <strong>
              {plural(
                count,
                'No letters reach 1 tenant with an incomplete address.',
                `No letters reach ${count} tenants with incomplete addresses.`,
              )}
            </strong>
            {onFilterChange && (
              <Button
                size="small"
                variant="ghost"
                onClick={() =>
                  onFilterChange({
                    name: 'incomplete_address',
                    value: shown ? '' : 'true',
                    now: true,
                  })
                }
              >
                {shown ? 'Show all tenants' : 'Show them'}
              </Button>
            )}
          </p>
        )}
        {children && <p>{children}</p>}
        {shown && <p>Complete each address in its tenant, or set the tenant to Bad Address.</p>}
      </div>
    </div>
  );
};

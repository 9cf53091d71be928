import type { Tenant } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import { tenantName, unitsLine } from '../format/tenant.ts';

export interface NamedTenantsProps {
  /** The tenants to name. */
  tenants: readonly Tenant[];
  /** The number of all; those that are not named are counted. */
  total?: number;
}

/** Tenants with unit and answer, in a list that scrolls when it is long. */
export const NamedTenants = ({ tenants, total = tenants.length }: NamedTenantsProps) => (
  // A list that scrolls is reached by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  <ul className="al-named-tenants al-lines" tabIndex={0} aria-label="Tenants">
    {tenants.map((tenant) => (
      <li key={tenant.id}>
        <span>{tenantName(tenant)}</span>
        <span className="al-muted">{`${unitsLine(tenant)}, ${statusName(tenant.status)}`}</span>
      </li>
    ))}
    {total > tenants.length && <li>{`and ${formatCount(total - tenants.length)} more`}</li>}
  </ul>
);

import type { Tenant } from '@audit-letters/api-client';
import { nullableTexts } from '@audit-letters/ui';

type Named = Pick<Tenant, 'first_name' | 'last_name'>;
type Housed = Pick<Tenant, 'unit' | 'units'>;

/** 'Ana Ortiz', or the unit for a tenant without a name. */
export const tenantName = (tenant: Named & Housed): string =>
  words(tenant.first_name, tenant.last_name).join(' ') || `Unit ${unitsLine(tenant)}`;

/** 'Ortiz, Ana' */
export const tenantNameByLast = (tenant: Named & Housed): string =>
  words(tenant.last_name, tenant.first_name).join(', ') || tenantName(tenant);

/** 'A01, A02' */
export const unitsLine = ({ unit, units }: Housed): string =>
  units.length > 0
    ? units.map(({ identifier }) => identifier).join(', ')
    : (unit ?? nullableTexts.short);

/** 'Ana Ortiz (A01), Ben Okafor (A02) and 3 more': the first five with their units or another detail. */
export function namesInWords<T extends Named & Housed>(
  tenants: readonly T[],
  detail: (tenant: T) => string = unitsLine,
): string {
  const names = tenants.slice(0, 5).map((tenant) => `${tenantName(tenant)} (${detail(tenant)})`);
  const more = tenants.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

const words = (...parts: (string | null)[]) => parts.filter((part) => part?.trim());

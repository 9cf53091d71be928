import type { TenantChange, TenantEventKind } from '@audit-letters/api-client/contract';
import { wordOfStatus } from '@audit-letters/api-client/contract';
import type { CoverageLabels } from '../../facilities/index.ts';
import type { TenantAuditDetails } from '../edit/auditDetails.ts';

/** An entry of the audit log about tenants as histories show it; `null` for an entry without a change. */
export function describeChange(
  action: string,
  details: TenantAuditDetails | null,
  coverages: CoverageLabels,
): TenantChange | null {
  const { status, coverage, before, charged, confirmed, to_change, tagged } = details ?? {};
  const fields = details?.fields ?? [];
  const kind = kindOf(action, details);
  if (kind === 'edited' && fields.length === 0) return null;
  const labelOf = (id: number | null | undefined) => (id ? (coverages.get(id) ?? null) : null);
  return {
    kind,
    fields,
    status: status ?? null,
    status_before: before && status !== undefined ? wordOfStatus(before.status) : null,
    coverage: labelOf(coverage),
    coverage_before: labelOf(before?.coverage),
    charge_applied: charged ?? null,
    charge_confirmed: confirmed ?? null,
    charge_to_change: to_change ?? null,
    tagged: tagged ?? null,
  };
}

function kindOf(action: string, details: TenantAuditDetails | null): TenantEventKind {
  if (action === 'generate') return 'letter';
  if (action === 'take-back') return 'letter_taken_back';
  if (action === 'import') return 'imported';
  if (action === 'delete') return 'deleted';
  if (action === 'restore') return 'restored';
  if (details?.status !== undefined) return 'status';
  if (details?.tagged !== undefined) return details.tagged ? 'tagged' : 'untagged';
  return action === 'tag' ? 'tagged' : 'edited';
}

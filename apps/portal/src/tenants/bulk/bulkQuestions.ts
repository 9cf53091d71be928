import type { Tenant } from '@audit-letters/api-client';
import { tenantsInWords } from '@audit-letters/screens';
import type { Confirmation } from '@audit-letters/ui';

/** To delete more tenants than this, the user must type their number. */
const typedAbove = 20;

type Question = Omit<Confirmation, 'body'>;

/** The question before tenants are deleted, with the consequences. */
export function deleteQuestion(tenants: readonly Tenant[]): Question {
  const count = tenants.length;
  const withLetters = tenants.filter(hasLetters).length;
  return {
    title: `${tenantsInWords(count)} will be permanently deleted. Are you sure you want to do this?`,
    consequences: [
      `${tenantsInWords(count)}: statuses, charges, notes and tags are deleted. This cannot be undone.`,
      ...some(tenants.filter(hasCoverage).length, (one) => `${one} of them with a coverage.`),
      ...some(
        withLetters,
        (one) => `${one} of them with letters sent. The letters stay under Letter Batches.`,
      ),
    ],
    ...(count > typedAbove && { confirmCount: count }),
    confirmLabel: `Yes, delete ${tenantsInWords(count)}`,
    tone: 'danger',
  };
}

/** The question before tenants are reset to no response. */
export function resetQuestion(tenants: readonly Tenant[]): Question {
  const count = tenants.length;
  return {
    title: `Are you sure you want to reset ${tenantsInWords(count)}?`,
    consequences: [
      'Status, coverage, charge dates and tag are cleared. This cannot be undone.',
      ...some(tenants.filter(hasCoverage).length, (one) => `${one} of ${count} with a coverage.`),
      ...some(
        tenants.filter((tenant) => tenant.charge_applied).length,
        (one) => `${one} of ${count} with a charge applied.`,
      ),
      'Notes and letter dates stay.',
    ],
    confirmLabel: `Yes, reset ${tenantsInWords(count)}`,
    tone: 'danger',
  };
}

/** The question before payments are confirmed. It counts the tenants without a coverage, which are left out. */
export function confirmQuestion(tenants: readonly Tenant[]): Question {
  const count = tenants.filter(hasCoverage).length;
  const left = withoutCoverage(tenants);
  return {
    title: `This will confirm the charge has been added for ${tenantsInWords(count)}. Continue?`,
    consequences: left ? [`${left} and will be left out.`] : [],
    confirmLabel: `Yes, confirm ${tenantsInWords(count)}`,
  };
}

/** '2 of 3 have no coverage', or `null` if all have one. */
export function withoutCoverage(tenants: readonly Tenant[]): string | null {
  const left = tenants.filter((tenant) => !hasCoverage(tenant)).length;
  if (left === 0) return null;
  return `${left} of ${tenants.length} ${left === 1 ? 'has' : 'have'} no coverage`;
}

/** A payment can be confirmed only for a tenant with a coverage. */
export const hasCoverage = ({ coverage_id }: Tenant): boolean => coverage_id !== null;

const hasLetters = (tenant: Tenant) =>
  tenant.initial_letter_sent_date !== null ||
  tenant.follow_up_letter_sent_date !== null ||
  tenant.welcome_letter_sent_date !== null;

const some = (count: number, line: (count: number) => string) => (count > 0 ? [line(count)] : []);

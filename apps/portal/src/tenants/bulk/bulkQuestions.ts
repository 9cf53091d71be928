import type { Tenant } from '@audit-letters/api-client';
import { tenantsInWords } from '@audit-letters/screens';
import type { Confirmation } from '@audit-letters/ui';

/** To delete more tenants than this, the user must type their number. */
const typedAbove = 20;

type Question = Omit<Confirmation, 'body'>;

/** The question before tenants are deleted, with the consequences. */
function deleteQuestion(tenants: readonly Tenant[]): Question {
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
function resetQuestion(tenants: readonly Tenant[]): Question {
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

/** The question before payments are confirmed. It also counts the tenants without a coverage. */
function confirmQuestion(tenants: readonly Tenant[]): Question {
  const count = tenants.length;
  const uncovered = tenants.filter((tenant) => !hasCoverage(tenant)).length;
  return {
    title: `This will confirm the charge has been added for ${tenantsInWords(count)}. Continue?`,
    consequences: some(
      uncovered,
      (one) => `${one} of ${count} ${one === 1 ? 'has' : 'have'} no coverage.`,
    ),
    confirmLabel: `Yes, confirm ${tenantsInWords(count)}`,
  };
}

/** The questions of the actions that ask. */
export const bulkQuestions = {
  reset: resetQuestion,
  confirm: confirmQuestion,
  delete: deleteQuestion,
};

const hasCoverage = ({ coverage_id }: Tenant) => coverage_id !== null;

const hasLetters = (tenant: Tenant) =>
  tenant.initial_letter_sent_date !== null ||
  tenant.follow_up_letter_sent_date !== null ||
  tenant.welcome_letter_sent_date !== null;

const some = (count: number, line: (count: number) => string) => (count > 0 ? [line(count)] : []);

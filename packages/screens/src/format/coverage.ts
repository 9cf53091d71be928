import type { Coverage } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';

/** '$18 per month for $2,000 coverage', or '$18.50 per month …' with cents. */
export function coverageLabel(coverage: Coverage): string {
  const { monthly_fee_dollars: dollars, monthly_fee_cents: cents, coverage_amount } = coverage;
  const fee = cents ? `${dollars}.${String(cents).padStart(2, '0')}` : String(dollars);
  return `$${fee} per month for $${formatCount(coverage_amount)} coverage`;
}

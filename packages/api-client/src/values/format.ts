import type { Coverage } from '../facilities/contract.ts';

// Kept, because creating a formatter takes longer than composing a letter.
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as `$18`, `$18.50`, `$2,000`. */
export const formatCents = (cents: number): string =>
  (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100);

type Plan = Pick<Coverage, 'monthly_fee_cents' | 'coverage_amount'> & {
  /** Missing if the whole fee is in cents. */
  monthly_fee_dollars?: number;
};

/** The fee of a coverage: `$18.50`. */
export const planFee = ({ monthly_fee_dollars = 0, monthly_fee_cents }: Plan) =>
  formatCents(monthly_fee_dollars * 100 + monthly_fee_cents);
const amountOf = ({ coverage_amount }: Plan) => formatCents(coverage_amount * 100);

/** The label of a coverage (TEN-9): `$18.50 per month for $2,000 coverage`. */
export const coverageLabel = (plan: Plan): string =>
  `${planFee(plan)} per month for ${amountOf(plan)} coverage`;

/** A coverage beside a status (TEN-17): `$18.50 a month, $2,000`. */
export const planInShort = (plan: Plan): string => `${planFee(plan)} a month, ${amountOf(plan)}`;

/** 10 digits as (xxx) xxx-xxxx, 11 as x-xxx-xxx-xxxx, any other text unchanged (SHL-49). */
export function formatPhone(phone: string): string {
  const text = phone.trim();
  // A text with letters, such as an extension, is not only a number.
  if (/[^\d\s().+/-]/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return digits.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
  if (digits.length === 11) return digits.replace(/(\d)(\d{3})(\d{3})(\d{4})/, '$1-$2-$3-$4');
  return text;
}

/** '2026-01-05' as '1/5/2026' (SHL-48). */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

import type { Coverage, Tenant, TenantStatus } from '@audit-letters/api-client';
import { coverageLabel } from '../../format/coverage.ts';
import { statusName } from '../../format/status.ts';

/** What a tenant has answered: a status, and the coverage that goes with `selected_coverage`. */
export type Answer = Pick<Tenant, 'status' | 'coverage_id'>;

/** One answer that can be chosen. */
export interface AnswerChoice {
  /** Tells it from the others. */
  key: string;
  label: string;
  answer: Answer;
}

/** Two answers are the same when their keys are. */
export const answerKey = ({ status, coverage_id }: Answer): string =>
  status === 'selected_coverage' ? `coverage ${coverage_id}` : (status ?? 'no_response');

const withoutCoverage = (status: TenantStatus | null): AnswerChoice => {
  const answer = { status, coverage_id: null };
  return { key: answerKey(answer), label: statusName(status), answer };
};

/** The outcomes that are no coverage (TEN-41). */
export const plainStatusChoices: readonly AnswerChoice[] = (
  ['provide_proof', 'opt_out', 'moved_out', 'bad_address'] as const
).map(withoutCoverage);

/** The tenant has not answered. */
export const noResponse: AnswerChoice = withoutCoverage(null);

/** The choices of the manager's status modal (TEN-39). */
export const statusChoices: readonly AnswerChoice[] = [...plainStatusChoices, noResponse];

/** The coverages on offer, as answers. */
export const coverageChoices = (coverages: readonly Coverage[]): AnswerChoice[] =>
  coverages.map((coverage) => {
    const answer = { status: 'selected_coverage', coverage_id: coverage.id } as const;
    return { key: answerKey(answer), label: coverageLabel(coverage), answer };
  });

/** The answer in words: the coverage where it is known, else the status. */
export const answerName = (answer: Answer, coverages: readonly Coverage[] = []): string =>
  coverageChoices(coverages).find(({ key }) => key === answerKey(answer))?.label ??
  statusName(answer.status);

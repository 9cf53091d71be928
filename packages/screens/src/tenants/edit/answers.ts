import type { Answer, Coverage, Tenant, TenantStatus } from '@audit-letters/api-client';
import { coverageLabel, statusName, wordOfStatus } from '@audit-letters/api-client/values';

/** A choice of a status dialog. */
export interface AnswerChoice {
  /** The unique key of the choice. */
  key: string;
  /** The text of the choice. */
  label: string;
  /** The answer that the choice sets. */
  answer: Answer;
}

/** Whether the tag for removal is offered with an answer (TEN-122). */
export const isTaggable = ({ tagged_for_removal }: Tenant, { status }: Answer): boolean =>
  status === 'moved_out' && !tagged_for_removal;

/** The key of an answer. Equal answers have equal keys. */
export const answerKey = ({ status, coverage_id }: Answer): string =>
  status === 'selected_coverage' ? `coverage ${coverage_id}` : wordOfStatus(status);

const withoutCoverage = (status: TenantStatus | null): AnswerChoice => {
  const answer = { status, coverage_id: null };
  return { key: answerKey(answer), label: statusName(status), answer };
};

/** The statuses without a coverage (TEN-41). */
export const plainStatusChoices: readonly AnswerChoice[] = (
  ['provide_proof', 'opt_out', 'moved_out', 'bad_address'] as const
).map(withoutCoverage);

/** The tenant has not answered. */
export const noResponse: AnswerChoice = withoutCoverage(null);

/** The coverages as choices. */
export const coverageChoices = (coverages: readonly Coverage[]): AnswerChoice[] =>
  coverages.map((coverage) => {
    const answer = { status: 'selected_coverage', coverage_id: coverage.id } as const;
    return { key: answerKey(answer), label: coverageLabel(coverage), answer };
  });

/** All choices (TEN-39): the coverages, if any can be chosen, and the statuses. */
export const answerChoices = (coverages: readonly Coverage[]): AnswerChoice[] => [
  ...coverageChoices(coverages),
  ...plainStatusChoices,
  noResponse,
];

/** The text of an answer: its coverage if known, otherwise its status. */
export const answerName = (answer: Answer, coverages: readonly Coverage[] = []): string =>
  coverageChoices(coverages).find(({ key }) => key === answerKey(answer))?.label ??
  statusName(answer.status);

import type { StatusCounts } from '@audit-letters/api-client/values';
import type { StackedBarProps } from '@audit-letters/ui';
import { StackedBar } from './charts.tsx';
import { statusParts } from './results.ts';

export interface StatusBarProps extends Omit<StackedBarProps, 'label' | 'parts'> {
  /** Whose tenants these are, such as 'Tenants of L-105'. */
  label?: string;
  /** The tenants of each status. */
  counts: StatusCounts;
}

/** Tenants by status as one bar (FAC-107). */
export const StatusBar = ({ label = 'Tenants by status', counts, ...rest }: StatusBarProps) => (
  <StackedBar label={label} parts={statusParts(counts)} {...rest} />
);

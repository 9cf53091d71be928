import { Select } from '@audit-letters/ui';

interface FilterSelectProps {
  label: string;
  /** The choices; `all` is the one without a filter. */
  options: readonly { value: string; label: string }[];
  /** The text of the filter: the key of a choice, empty for all. */
  value: string;
  onChange: (text: string) => void;
}

/** A choice of tenants by a key. */
export const FilterSelect = ({ value, onChange, ...select }: FilterSelectProps) => (
  <Select
    {...select}
    value={value || 'all'}
    onValueChange={(change) => onChange(change.value === 'all' ? '' : change.value)}
  />
);

import {
  type FilterTexts,
  filterNames,
  SearchField,
  type SearchFieldProps,
} from '@audit-letters/ui';
import type { RefObject } from 'react';
import type { ScreenFilter } from './filters.ts';

interface TextFilterProps extends SearchFieldProps {
  value: string;
  /** The text filters from its first character on. */
  fromOne?: boolean;
}

const fromTwo = '2+ characters';

/** A text of a list that filters from 2 characters on, which an empty or shorter text says. Renders a `SearchField`. */
export const TextFilter = ({ fromOne = false, ...props }: TextFilterProps) => (
  <SearchField
    {...(!fromOne && {
      placeholder: fromTwo,
      note: props.value.trim().length === 1 ? fromTwo : undefined,
    })}
    {...props}
  />
);

interface TextFiltersProps<Name extends string> {
  /** The filters of the list. Those with a label have a field. */
  fields: Readonly<Record<Name, ScreenFilter>>;
  /** Whether the server has the filters that are `extra`. @default true */
  extraFilters?: boolean | undefined;
  /** The texts, as typed. */
  filters: FilterTexts<Name>;
  /** The first field. */
  firstRef: RefObject<HTMLInputElement | null>;
  onFilterChange: (change: { name: Name; value: string }) => void;
}

/** The text fields of a list, in the order of its filters. */
export function TextFilters<Name extends string>({
  fields,
  extraFilters = true,
  filters,
  firstRef,
  onFilterChange,
}: TextFiltersProps<Name>) {
  const texts = filterNames(fields).filter((name) => fields[name].label);
  return texts.map((name, index) => {
    const { label, extra, minLength = 1 } = fields[name];
    if (extra && !extraFilters) return null;
    return (
      <TextFilter
        key={name}
        ref={index === 0 ? firstRef : undefined}
        label={label}
        fromOne={minLength === 1}
        value={filters[name]}
        onValueChange={({ value }) => onFilterChange({ name, value })}
      />
    );
  });
}

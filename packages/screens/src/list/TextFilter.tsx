import { SearchField, type SearchFieldProps } from '@audit-letters/ui';

interface TextFilterProps extends SearchFieldProps {
  value: string;
}

const fromTwo = '2+ characters';

/** A text of a list that filters from 2 characters on, which an empty or shorter text says. Renders a `SearchField`. */
export const TextFilter = (props: TextFilterProps) => (
  <SearchField
    placeholder={fromTwo}
    note={props.value.trim().length === 1 ? fromTwo : undefined}
    {...props}
  />
);

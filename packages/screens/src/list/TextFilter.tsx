import { SearchField, type SearchFieldProps } from '@audit-letters/ui';

/** A text of a list that filters from 2 characters on, which the empty field says. Renders a `SearchField`. */
export const TextFilter = (props: SearchFieldProps) => (
  <SearchField placeholder="2+ characters" {...props} />
);

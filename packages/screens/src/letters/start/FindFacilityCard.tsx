import type { FacilityMatch } from '@audit-letters/api-client';
import { FacilitySearchLimit } from '@audit-letters/api-client/values';
import { Button, Card, Select, TextField } from '@audit-letters/ui';
import Search from 'lucide-react/icons/search';
import { type SubmitEvent, useState } from 'react';
import { counted } from '../../format/counted.ts';

export interface FindFacilityCardProps {
  /** The result of the last search; `null` before the first search. */
  matches: readonly FacilityMatch[] | null;
  /** A search is running. */
  searching: boolean;
  /** The id of the selected facility. */
  facilityId: number | null;
  /** The text changes, before it is sent. */
  onType?: (change: { query: string }) => void;
  /** The user searches for a number or a name. */
  onSearch: (search: { query: string }) => void;
  /** The user chooses a facility. */
  onFacilityChange: (change: { facility: FacilityMatch | null }) => void;
}

/** Finds a facility by a part of its number or name, also while one types (FAC-42, FAC-43). */
export function FindFacilityCard({
  matches,
  searching,
  facilityId,
  onType,
  onSearch,
  onFacilityChange,
}: FindFacilityCardProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (text && !searching) onSearch({ query: text });
  }

  return (
    <Card title="Find a Facility" className="al-find-facility-card">
      <form className="al-find-facility" onSubmit={handleSubmit}>
        <TextField
          label="Facility Number"
          hint="Hint: Partial queries are supported."
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            onType?.({ query: target.value.trim() });
          }}
        />
        <Button type="submit" icon={<Search />} disabled={!text} loading={searching}>
          Search
        </Button>
        <Select
          label="Facility"
          placeholder={placeholderFor(matches)}
          disabled={!matches || matches.length === 0}
          value={facilityId === null ? null : String(facilityId)}
          options={(matches ?? []).map((match) => ({
            value: String(match.id),
            label: facilityLabel(match),
          }))}
          onValueChange={({ value }) =>
            onFacilityChange({
              facility: matches?.find(({ id }) => String(id) === value) ?? null,
            })
          }
        />
      </form>
      <p aria-live="polite" className="al-visually-hidden">
        {matches && !searching && foundWords(matches.length)}
      </p>
    </Card>
  );
}

/** The facility's number and account name. */
const facilityLabel = ({ facility_number, account_name }: FacilityMatch): string =>
  `${facility_number} - ${account_name || 'No account name'}`;

const foundWords = (count: number) => `${counted(count, 'facility', 'facilities')} found`;

function placeholderFor(matches: FindFacilityCardProps['matches']): string {
  if (!matches) return '';
  if (matches.length === 0) return 'No facilities found';
  return matches.length === FacilitySearchLimit
    ? `The first ${matches.length} facilities: choose one, or type more`
    : `${foundWords(matches.length)}: choose one`;
}

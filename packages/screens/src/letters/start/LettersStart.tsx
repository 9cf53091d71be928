import type { DueItem, StateLetters } from '@audit-letters/api-client';
import { LetterTypes, letterNames } from '@audit-letters/api-client/values';
import { Button, Card, formatCount, Nullable } from '@audit-letters/ui';
import { facilityInWords } from '../../format/facility.ts';
import { DuePanel } from '../../list/due/DuePanel.tsx';
import type { DueLetters, LettersTab, RecentFacility } from '../sendLetters.ts';

interface LettersStartProps extends DueLetters {
  tab: LettersTab;
  onStateChange: (change: { state: string }) => void;
}

/** Before a facility or state is chosen: the recent facilities and the letters that are due, or the states with their ready letters (LET-8). */
export const LettersStart = (props: LettersStartProps) => (
  <>
    {props.tab === 'facility' && <RecentFacilities recent={props.recent} />}
    <LettersDue {...props} />
  </>
);

function LettersDue({ tab, work, href, onStateChange }: LettersStartProps) {
  if (work.status !== 'ready') return <DuePanel title="Letters due" work={work} href={href} />;
  if (tab === 'state') {
    return <StatesTable states={work.data.states ?? []} onStateChange={onStateChange} />;
  }
  const items = work.data.items.filter(isOfLetters);
  if (items.length === 0) return null;
  const data = { ...work.data, items, total: items.length };
  return <DuePanel title="Letters due" work={{ ...work, data }} href={href} />;
}

const RecentFacilities = ({ recent }: { recent: readonly RecentFacility[] }) =>
  recent.length > 0 && (
    <nav aria-label="Recent facilities" className="al-letters-recent al-note">
      Recent
      {recent.map((facility) => (
        <a key={facility.facility_number} href={facility.href}>
          {facilityInWords(facility)}
        </a>
      ))}
    </nav>
  );

const isOfLetters = ({ kind, facility_id }: DueItem) =>
  facility_id !== null && ['letters', 'addresses', 'names'].includes(kind);

function StatesTable({
  states,
  onStateChange,
}: {
  states: readonly StateLetters[];
  onStateChange: (change: { state: string }) => void;
}) {
  if (states.length === 0) return null;
  return (
    <Card title="Letters due" padding="none">
      <table className="al-number-table al-letters-states">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Facilities</th>
            {LetterTypes.map((letterType) => (
              <th key={letterType} scope="col">
                {letterNames[letterType]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((ready) => (
            <tr key={ready.state}>
              <th scope="row">
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => onStateChange({ state: ready.state })}
                >
                  {ready.state}
                </Button>
              </th>
              <td>{formatCount(ready.facilities)}</td>
              {LetterTypes.map((letterType) => (
                <td key={letterType}>
                  <Nullable
                    short
                    value={ready[letterType] > 0 ? formatCount(ready[letterType]) : null}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

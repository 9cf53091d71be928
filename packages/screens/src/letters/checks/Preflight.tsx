import type { LetterPreflight, LetterProblem, LetterType } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { Button, Dialog, formatCount, Link } from '@audit-letters/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { problemName } from '../../format/letterNames.ts';

export interface PreflightProps {
  /** The letter that the counts are about. */
  letterType: LetterType;
  /** The counts, and the tenants with a problem. */
  preflight: LetterPreflight;
  /** The address where the tenant is edited. */
  tenantHref: (problem: LetterProblem) => string;
  /** Whether the list of problems is open at first. */
  defaultOpen?: boolean;
}

/** The tenants who are ready for a letter, and those who cannot get it (LET-65). Renders nothing without a problem. */
export function Preflight({
  letterType,
  preflight,
  tenantHref,
  defaultOpen = false,
}: PreflightProps) {
  const [open, setOpen] = useState(defaultOpen);
  const { ready, tagged, incomplete, unprintable, problems } = preflight;
  const tooLong = problems.filter(({ problem }) => problem === 'too_long').length;
  const unlisted = incomplete + unprintable - problems.length;
  if (tagged + incomplete + unprintable === 0) return null;
  const parts = [
    `${formatCount(ready - unprintable)} ready`,
    tagged > 0 && `${formatCount(tagged)} tagged`,
    incomplete > 0 &&
      `${formatCount(incomplete)} ${incomplete === 1 ? 'address' : 'addresses'} to complete`,
    unprintable > tooLong && `${formatCount(unprintable - tooLong)} that no font can print`,
    tooLong > 0 && `${formatCount(tooLong)} with more text than a letter holds`,
  ];
  return (
    <div className="al-preflight">
      <p>
        <strong>{letterNames[letterType]}:</strong> {parts.filter(Boolean).join(', ')}
      </p>
      {problems.length > 0 && (
        <Button size="small" icon={<ListChecks />} onClick={() => setOpen(true)}>
          Show what to fix
        </Button>
      )}
      <Dialog
        title="What to fix"
        size="small"
        open={open && problems.length > 0}
        onOpenChange={({ open: next }) => setOpen(next)}
      >
        <ul className="al-preflight-problems">
          {problems.map((problem) => (
            <li key={problem.tenant_id}>
              <Link href={tenantHref(problem)}>{problemName(problem)}</Link>
              <span>{toDo(problem)}</span>
            </li>
          ))}
        </ul>
        {unlisted > 0 && <p>{`And ${formatCount(unlisted)} more.`}</p>}
      </Dialog>
    </div>
  );
}

/** 'Complete the address: the city is missing' */
const toDo = ({ problem, address_fault }: LetterProblem) =>
  [problemTexts[problem], address_fault].filter(Boolean).join(': ');

const problemTexts: Partial<Record<LetterProblem['problem'], string>> = {
  incomplete: 'Complete the address',
  unprintable: 'Replace the characters that no font can print',
  too_long: 'Shorten the name, the address or the list of units',
};

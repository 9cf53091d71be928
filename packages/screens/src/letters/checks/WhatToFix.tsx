import type { LetterQuestion, LetterType } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { Button, Dialog, formatCount, Link, Stack } from '@audit-letters/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';

export interface WhatToFixProps {
  /** The letter that the counts are about. */
  letterType: LetterType;
  /** The question about the letters of all ready tenants, which has the counts and the tenants. */
  question: LetterQuestion;
  /** The address where a tenant is edited. */
  tenantHref: (tenantId: number) => string;
  /** Whether the list is open at first. */
  defaultOpen?: boolean;
}

/** The tenants who are ready for a letter, and those for whom something can be done (LET-65). Renders nothing without any. */
export function WhatToFix({
  letterType,
  question,
  tenantHref,
  defaultOpen = false,
}: WhatToFixProps) {
  const [open, setOpen] = useState(defaultOpen);
  const groups = question.left_out.filter(({ cure }) => cure !== null);
  const unlisted = groups.reduce((sum, { count, tenants }) => sum + count - tenants.length, 0);
  if (groups.length === 0) return null;
  const parts = [`${formatCount(question.ready)} ready`, ...groups.map(({ words }) => words)];
  return (
    <Stack direction="row" gap="small" className="al-what-to-fix">
      <p>
        <strong>{letterNames[letterType]}:</strong> {parts.join(', ')}
      </p>
      <Button size="small" icon={<ListChecks />} onClick={() => setOpen(true)}>
        Show what to fix
      </Button>
      <Dialog
        title="What to fix"
        size="small"
        open={open}
        onOpenChange={({ open: next }) => setOpen(next)}
      >
        {groups.map(({ words, tenants, cure }) => (
          <section key={words} aria-label={words}>
            <h3>{words}</h3>
            <ul className="al-what-to-fix-list">
              {tenants.map(({ tenant_id, name, detail }) => (
                <li key={tenant_id}>
                  <Link href={tenantHref(tenant_id)}>{name}</Link>
                  <span className="al-muted">{[cure, detail].filter(Boolean).join(': ')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {unlisted > 0 && <p>{`And ${formatCount(unlisted)} more.`}</p>}
      </Dialog>
    </Stack>
  );
}

import type { Tenant } from '@audit-letters/api-client';
import { Checkbox, type Confirmation } from '@audit-letters/ui';
import { tenantName, tenantsInWords } from '../../format/tenant.ts';
import { NamedTenants } from '../NamedTenants.tsx';

/** The tenants of a facility who leave, for its manager. */
export interface LeavingTenants {
  /** The tenants tagged for removal. */
  tagged: readonly Tenant[];
  /** The tenants who are Moved Out and not tagged. */
  untagged: readonly Tenant[];
}

/** The question of Complete Tagging. */
export interface CompleteTagging extends LeavingTenants {
  /** The user ticks or clears "Tag them, too". It is ticked at first. */
  onTagUntaggedChange: (change: { checked: boolean }) => void;
}

/** The question of Complete Tagging: everybody who is removed, and everybody who has moved out untagged (TEN-52). */
const completeQuestion = (leaving: CompleteTagging): Confirmation => ({
  title: 'Is tagging complete?',
  body: `${areWords(leaving.tagged.length)} tagged for removal. This cannot be undone: afterwards no other tenant can be tagged.`,
  content: <Leaving {...leaving} />,
  confirmLabel: 'Yes, complete tagging',
  tone: 'danger',
});

const Leaving = ({ tagged, untagged, onTagUntaggedChange }: CompleteTagging) => (
  <>
    {tagged.length > 0 && <NamedTenants tenants={tagged} />}
    {untagged.length > 0 && (
      <>
        <p className="al-question-text">{movedOutUntagged(untagged)}</p>
        <NamedTenants tenants={untagged} />
        <Checkbox label="Tag them, too" defaultChecked onCheckedChange={onTagUntaggedChange} />
      </>
    )}
  </>
);

/** The question of No Tenants Moved Out. It names those with the answer Moved Out (TEN-51). */
const noMoveOutsQuestion = (untagged: readonly Tenant[]): Confirmation => ({
  title: 'Have no tenants moved out?',
  consequences: [
    'Your facility is recorded as having no move-outs.',
    'This cannot be undone: afterwards no tenant can be tagged for removal.',
    ...(untagged.length > 0 ? [movedOutUntagged(untagged)] : []),
  ],
  ...(untagged.length > 0 && { content: <NamedTenants tenants={untagged} /> }),
  confirmLabel: 'Yes, confirm 0 move-outs',
  tone: 'danger',
});

const areWords = (count: number) => `${tenantsInWords(count)} ${count === 1 ? 'is' : 'are'}`;

const movedOutUntagged = (untagged: readonly Tenant[]) =>
  `${areWords(untagged.length)} Moved Out and not tagged for removal:`;

/** '3 tenants successfully updated!', with the numbers if some were untagged. */
function changedTags(tagged: number, untagged: number): string {
  const words = `${tenantsInWords(tagged + untagged)} successfully updated!`;
  if (untagged === 0) return words;
  return tagged === 0
    ? `${words} ${untagged} untagged.`
    : `${words} ${tagged} tagged, ${untagged} untagged.`;
}

/** Questions and messages about the tags of a manager's tenants. */
export const taggingWords = {
  completeQuestion,
  completing: 'Completing the tagging',
  completed: 'Tagging is complete.',
  noMoveOutsQuestion,
  confirming: 'Confirming that no tenants moved out',
  noMoveOuts: 'Confirmed: no tenants moved out.',
  changed: changedTags,
  tagged: (tenant: Tenant) => `${tenantName(tenant)} is tagged for removal.`,
};

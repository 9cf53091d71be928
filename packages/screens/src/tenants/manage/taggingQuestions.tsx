import type { Tenant } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';
import { NamedTenants } from '../../list/NamedTenants.tsx';

/** The tenants of a facility who leave, for its manager. */
export interface LeavingTenants {
  /** The tenants tagged for removal. */
  tagged: readonly Tenant[];
  /** The tenants who are Moved Out and not tagged. */
  untagged: readonly Tenant[];
}

/** The question of Complete Tagging. */
interface CompleteTagging extends LeavingTenants {
  /** The user completes tagging, and also tags the tenants who are Moved Out and not tagged. Omitted without extras. */
  onTagUntagged?: () => void;
}

/** The question of Complete Tagging: everybody who is removed, and everybody who has moved out untagged (TEN-52). */
export const completeTaggingQuestion = (leaving: CompleteTagging): Confirmation => ({
  title: 'Is tagging complete?',
  description: `${areWords(leaving.tagged.length)} tagged for removal. This cannot be undone: afterwards no other tenant can be tagged.`,
  content: <Leaving {...leaving} />,
  confirmLabel: 'Yes, complete tagging',
  ...(leaving.untagged.length > 0 &&
    leaving.onTagUntagged && {
      alternative: { label: 'Also tag those Moved Out', onChoose: leaving.onTagUntagged },
    }),
  tone: 'danger',
});

const Leaving = ({ tagged, untagged }: LeavingTenants) => (
  <>
    {tagged.length > 0 && <NamedTenants tenants={tagged} />}
    {untagged.length > 0 && (
      <>
        <p>{movedOutUntagged(untagged)}</p>
        <NamedTenants tenants={untagged} />
      </>
    )}
  </>
);

/** The question of No Tenants Moved Out. It names those with the answer Moved Out (TEN-51). */
export const noMoveOutsQuestion = (untagged: readonly Tenant[]): Confirmation => ({
  title: 'Have no tenants moved out?',
  consequences: [
    'Your facility is recorded as having no move-outs.',
    'This cannot be undone: afterwards no tenant can be tagged for removal.',
    ...(untagged.length > 0 ? [movedOutUntagged(untagged)] : []),
  ],
  ...(untagged.length > 0 && { content: <NamedTenants tenants={untagged} /> }),
  tone: 'danger',
});

const areWords = (count: number) => counted(count, 'tenant is', 'tenants are');

const movedOutUntagged = (untagged: readonly Tenant[]) =>
  `${areWords(untagged.length)} Moved Out and not tagged for removal:`;

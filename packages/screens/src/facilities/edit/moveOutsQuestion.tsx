import type { Tenant } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';
import { NamedTenants } from '../../list/NamedTenants.tsx';

/** The move-outs to confirm for a facility: its tagged tenants and their new status. */
interface MoveOuts {
  /** The number of the facility. */
  facilityNumber: string;
  /** The number of its tagged tenants. */
  flagged: number;
  /** The tagged tenants. */
  tenants: readonly Tenant[];
  /** The move-outs are confirmed already: a yes sets the tagged tenants to Moved Out (FAC-106). */
  isConfirmed: boolean;
  /** The user confirms, and also sets the tagged tenants to Moved Out and clears their tags. */
  onMoveOut: () => void;
}

/** The question before staff confirm move-outs: the tagged tenants, and whether they become Moved Out (FAC-22, FAC-106). */
export const moveOutsQuestion = ({
  facilityNumber,
  flagged,
  tenants,
  isConfirmed,
  onMoveOut,
}: MoveOuts): Confirmation => ({
  title: isConfirmed
    ? `Set ${counted(flagged, 'tagged tenant')} to Moved Out?`
    : `There are ${flagged} tenants flagged for this facility. Continue?`,
  // The text of the question is fixed and does not contain the facility number.
  description: `Facility ${facilityNumber}`,
  ...(tenants.length > 0 && {
    content: <NamedTenants tenants={tenants} total={flagged} />,
    ...(!isConfirmed && {
      alternative: { label: 'Also set them to Moved Out', onChoose: onMoveOut },
    }),
  }),
});

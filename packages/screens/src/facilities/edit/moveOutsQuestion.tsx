import type { Tenant } from '@audit-letters/api-client';
import { Checkbox, type Confirmation } from '@audit-letters/ui';
import { NamedTenants } from '../../tenants/NamedTenants.tsx';

/** The move-outs to confirm for a facility: its tagged tenants and their new status. */
export interface MoveOuts {
  /** The number of the facility. */
  facilityNumber: string;
  /** The number of its tagged tenants. */
  flagged: number;
  /** The tagged tenants. */
  tenants: readonly Tenant[];
  /** The user ticks or clears "Set them to Moved Out and clear their tags". It is ticked at first. */
  onMoveOutChange: (change: { checked: boolean }) => void;
}

/** The question before staff confirm move-outs: the tagged tenants, and whether they become Moved Out (FAC-22, FAC-106). */
export const moveOutsQuestion = (moveOuts: MoveOuts): Confirmation => ({
  title: `There are ${moveOuts.flagged} tenants flagged for this facility. Continue?`,
  // The text of the question is fixed and does not contain the facility number.
  body: `Facility ${moveOuts.facilityNumber}`,
  // Without the word “no” (SHL-55).
  confirmLabel: `Yes, confirm ${moveOuts.flagged === 0 ? '0 move-outs' : 'move-outs'}`,
  ...(moveOuts.tenants.length > 0 && { content: <TaggedTenants {...moveOuts} /> }),
});

const TaggedTenants = ({ tenants, flagged, onMoveOutChange }: MoveOuts) => (
  <>
    <NamedTenants tenants={tenants} total={flagged} />
    <Checkbox
      label="Set them to Moved Out and clear their tags"
      hint="Without the tick they stay tagged, and no letters can be generated for the facility."
      defaultChecked
      onCheckedChange={onMoveOutChange}
    />
  </>
);

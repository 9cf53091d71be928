import type { Day } from '../values/time.ts';
import type { Facility } from './entities.ts';

/** When the move-outs of a facility were confirmed; `null` before. */
export const moveOutsConfirmedOn = ({
  confirmed_move_outs_date,
  confirmed_no_move_outs_date,
}: Partial<
  Pick<Facility, 'confirmed_move_outs_date' | 'confirmed_no_move_outs_date'>
>): Day | null => confirmed_move_outs_date ?? confirmed_no_move_outs_date ?? null;

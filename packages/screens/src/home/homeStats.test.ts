import { expect, it } from 'vitest';
import { moveOutLines, thresholdLines } from './homeStats.ts';
import { staffHomeStates } from './StaffHomeScreen.states.ts';

const stats = staffHomeStates.ready.data;

// FAC-58
it('counts the facilities in each move-out state', () => {
  expect(moveOutLines(stats).map(({ filter, count }) => [filter, count])).toEqual([
    ['no_move_outs_confirmed', 1041],
    ['doing_move_outs', 7],
    ['confirmed_move_outs', 31],
    ['confirmed_no_move_outs', 12],
    [null, 1084],
  ]);
});

// FAC-58
it('says why the move-out states add to more than the total', () => {
  const notes = moveOutLines(stats).flatMap(({ label, note }) => (note ? [[label, note]] : []));
  expect(notes).toEqual([['Doing move-outs', 'counted in None confirmed, too']]);
});

// FAC-10
it('names the thresholds in their order', () => {
  expect(thresholdLines(stats).map(({ label, filter, count }) => [label, filter, count])).toEqual([
    ['Opt-outs over 5%', 'opt_outs_threshold', 14],
    ['Provided proof over 20%', 'provided_proof_threshold', 3],
    ['Bad address over 5%', 'bad_address_threshold', 22],
    ['Moved out over 5%', 'moved_out_threshold', 0],
  ]);
});

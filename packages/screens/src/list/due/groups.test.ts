import { expect, it } from 'vitest';
import { dueStates } from './DuePanel.states.ts';
import { groupsOf, putAwayOf } from './groups.ts';

const { items } = dueStates.ready.data;

// DUE-10
it('puts equal work of several facilities into one group', () => {
  const groups = groupsOf(items);
  expect(groups.flat()).toHaveLength(items.length);
  expect(
    groups
      .filter((group) => group.length > 1)
      .map((group) => [group[0].kind, ...group.map((item) => item.facility_number)]),
  ).toEqual([
    ['addresses', 'D-1042', 'F-2210', 'N-1'],
    ['dates', 'F-2210', 'N-1'],
  ]);
});

// DUE-23
it('puts away only late work of the tenants of a facility', () => {
  expect(items.flatMap((item) => putAwayOf(item) ?? [])).toEqual([
    { facility_id: 12, kind: 'letters', letter_type: 'follow_up', count: 118 },
  ]);
});

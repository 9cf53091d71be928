import type { DueItem, PutAwayRequest } from '@audit-letters/api-client';
import { PutAwayKinds } from '@audit-letters/api-client/values';

/** The items of equal work in several facilities, each list in the order of the items. */
export const groupsOf = (items: readonly DueItem[]): [DueItem, ...DueItem[]][] => {
  const groups = new Map<string, [DueItem, ...DueItem[]]>();
  for (const item of items) {
    const key = `${item.kind} ${item.letter_type}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

/** The work of a late item that can be put away (DUE-23); `null` for other items. */
export function putAwayOf(item: DueItem): Omit<PutAwayRequest, 'reason'> | null {
  const { facility_id, letter_type, count } = item;
  const kind = PutAwayKinds.find((each) => each === item.kind);
  return kind && item.late && facility_id !== null
    ? { facility_id, kind, letter_type, count }
    : null;
}

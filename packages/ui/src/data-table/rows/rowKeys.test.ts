import { describe, expect, it } from 'vitest';
import fc from '../../../../../scripts/testing/properties.ts';
import { initialKeys, nextKeys, type RowKeys } from './rowKeys.ts';

const anyPage = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
const anyTouch = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 });

describe('nextKeys', () => {
  it('reuses the element at each position when no row was touched', () => {
    expect(nextKeys(initialKeys([1, 2, 3]), [7, 8, 9], new Set()).keys).toEqual([0, 1, 2]);
  });

  it('moves a touched element with its record and fills its position with another element', () => {
    const { keys } = nextKeys(initialKeys([1, 2, 3]), [3, 2, 1], new Set([1]));
    expect(keys).toEqual([2, 1, 0]);
  });

  it('removes a touched element whose record is no longer on the page', () => {
    const { keys } = nextKeys(initialKeys([1, 2, 3]), [7, 8, 9], new Set([2]));
    expect(keys).toEqual([0, 3, 2]);
  });

  it('never shows a record in an element that was touched while it showed another', () => {
    fc.assert(
      fc.property(anyPage, fc.array(fc.tuple(anyTouch, anyPage)), (first, steps) => {
        let rowKeys: RowKeys = initialKeys(first);
        const touched = new Set<number>();
        const owner = new Map<number, number>();
        for (const [touches, ids] of steps) {
          for (const id of touches) {
            const key = keyOf(rowKeys, id);
            if (key === undefined) continue;
            touched.add(id);
            owner.set(key, id);
          }
          rowKeys = nextKeys(rowKeys, ids, touched);
          for (const id of touched) if (!ids.includes(id)) touched.delete(id);

          expect(new Set(rowKeys.keys).size).toBe(ids.length);
          ids.forEach((id, index) => {
            const key = rowKeys.keys[index] ?? -1;
            expect(owner.get(key) ?? id).toBe(id);
          });
          for (const id of touched) expect(owner.get(keyOf(rowKeys, id) ?? -1)).toBe(id);
        }
      }),
    );
  });

  it('reuses every untouched element', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyTouch, (before, after, touches) => {
        const rowKeys = initialKeys(before);
        const touched = new Set(touches);
        const { keys } = nextKeys(rowKeys, after, touched);
        const owned = before.filter((id) => touched.has(id));
        const reusable = before.length - owned.length;
        const following = owned.filter((id) => after.includes(id)).length;
        const reused = keys.filter((key) => key < before.length).length;
        expect(reused).toBe(following + Math.min(reusable, after.length - following));
      }),
    );
  });
});

const keyOf = (rowKeys: RowKeys, id: number) => rowKeys.keys[rowKeys.ids.indexOf(id)];

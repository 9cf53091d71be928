import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPlaces, nextPlaces, type RowPlaces } from './rowKeys.ts';

const anyPage = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
const anyTouch = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 });

describe('nextPlaces', () => {
  it('keeps every key in its place when nothing was touched', () => {
    expect(nextPlaces(firstPlaces([1, 2, 3]), [7, 8, 9], new Set()).keys).toEqual([0, 1, 2]);
  });

  it('lets a touched element follow its record and gives its place to another element', () => {
    const { keys } = nextPlaces(firstPlaces([1, 2, 3]), [3, 2, 1], new Set([1]));
    expect(keys).toEqual([2, 1, 0]);
  });

  it('retires a touched element whose record has left the page', () => {
    const { keys } = nextPlaces(firstPlaces([1, 2, 3]), [7, 8, 9], new Set([2]));
    expect(keys).toEqual([0, 3, 2]);
  });

  it('never shows one record in an element that was touched under another', () => {
    fc.assert(
      fc.property(anyPage, fc.array(fc.tuple(anyTouch, anyPage)), (first, steps) => {
        let places: RowPlaces = firstPlaces(first);
        const touched = new Set<number>();
        const owner = new Map<number, number>();
        for (const [touches, ids] of steps) {
          for (const id of touches) {
            const key = keyOf(places, id);
            if (key === undefined) continue;
            touched.add(id);
            owner.set(key, id);
          }
          places = nextPlaces(places, ids, touched);
          for (const id of touched) if (!ids.includes(id)) touched.delete(id);

          expect(new Set(places.keys).size).toBe(ids.length);
          ids.forEach((id, place) => {
            const key = places.keys[place] ?? -1;
            expect(owner.get(key) ?? id).toBe(id);
          });
          for (const id of touched) expect(owner.get(keyOf(places, id) ?? -1)).toBe(id);
        }
      }),
    );
  });

  it('reuses every untouched element', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyTouch, (before, after, touches) => {
        const places = firstPlaces(before);
        const touched = new Set(touches);
        const { keys } = nextPlaces(places, after, touched);
        const owned = before.filter((id) => touched.has(id));
        const reusable = before.length - owned.length;
        const following = owned.filter((id) => after.includes(id)).length;
        const reused = keys.filter((key) => key < before.length).length;
        expect(reused).toBe(following + Math.min(reusable, after.length - following));
      }),
    );
  });
});

const keyOf = (places: RowPlaces, id: number) => places.keys[places.ids.indexOf(id)];

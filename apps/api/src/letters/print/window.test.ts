import { type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LetterTenant } from '../draft/selection.ts';
import { letterCoverages, letterFacility, letterOf, printed } from '../testing/letterFacts.ts';
import { inkOfPages } from '../testing/pdfInk.ts';
import { pdfPages } from '../testing/pdfPages.ts';
import { readLayout } from './layout.ts';
import { AddressZone, EnvelopeWindow, SheetPlay, WindowZone } from './window.ts';

/** In inches. */
const MILLIMETRE = 1 / 25.4;
/** The window on the sheet at the ends of the sheet's play. */
const extremes = [
  [0, 0],
  [0, SheetPlay.down],
  [SheetPlay.right, 0],
  [SheetPlay.right, SheetPlay.down],
].map(([right = 0, down = 0]) => {
  const { left, top, width, height } = EnvelopeWindow;
  const start = Math.max(0, left - right);
  return { left: start, top: top - down, width: left - right + width - start, height };
});

const layout = readLayout();

const tenant = (
  first_name: string | null,
  last_name: string,
  unit: string,
  address: string,
  changes: Partial<LetterTenant> = {},
): Partial<LetterTenant> => ({
  ...{ first_name, last_name, unit, units: [unit], address },
  ...changes,
});

/** Tenants with distinct names, units and streets, each hard to place. */
const tenants = [
  tenant('Ana', 'Ortiz', 'A101', '11 Elm Street'),
  tenant('José', 'Peña Núñez', 'A102', '12 Rue de l’Étoile'),
  tenant('Łukasz', 'Wiśniewski', 'A103', '13 Ulica Świętokrzyska'),
  tenant('Şerife', 'Öztürk', 'A104', '14 Şişli Caddesi'),
  tenant('王', '小明', 'A105', '15 Canal Street'),
  tenant('Maximiliana', 'Hohenzollern-Sigmaringen-Wied', 'A106', '16 Palace Avenue'),
  tenant(null, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'A107', '17 Long Road'),
  tenant(
    'Maria del Carmen Asunción',
    'de la Santísima Trinidad y Zubiaurre',
    'A108',
    '18 Oak Lane',
  ),
  tenant('Chidi', 'Okafor', 'A109', 'The Old Cannery\nBuilding 7, Apartment 12B', {
    zip_code: 'K1A 0B1',
    country: 'Canada',
  }),
  tenant('Gypsy', 'Quagga', 'A110', 'c/o Jaye Pygmy\n20 Gravy Quay, Apartment 999, Rear Entrance'),
  tenant('مُحَمَّد', 'علاء', 'A111', '21 Canal Street'),
  tenant('น้ำผึ้ง', 'ศรีสุวรรณ', 'A112', '22 Canal Street'),
  tenant(null, 'Maria del Carmen '.repeat(8).trim(), 'A114', '24 Canal Street'),
  tenant(null, '李明华'.repeat(40), 'A115', '25 Canal Street'),
  tenant('ศักดิ์สิทธิ์', 'अर्जुन', 'A113', 'The Old Dairy\n23 Canal Street', {
    zip_code: 'K1A 0B1',
    country: 'भारत',
  }),
];

const shortest = tenant('A', 'Li', 'A1', '1 Elm', { city: 'Ada', state: 'OH', zip_code: '45810' });
const longest = tenant(
  'Maria del Carmen Asunción',
  'de la Santísima Trinidad y Zubiaurre-Hohenzollern',
  'A2',
  'c/o Jaye Pygmy and Sons Limited\nThe Old Cannery, Building 7\n20 Gravy Quay, Apartment 999, Rear Entrance',
  { city: 'Charlotte Amalie', state: 'VI', zip_code: '00802-12345', country: 'Österreich' },
);
const wholeSheet = { left: 0, top: 0, width: 8.5, height: 11 };

const facility = {
  ...letterFacility,
  account_name: 'Sunrise Self Storage and Mini Warehouses of Greater Tampa Bay',
};

// LET-30
describe.each(LetterTypes)('letters of type %s', (type) => {
  const letters = tenants.map((each) => composed(type, each));
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await printed(...letters);
  });

  it('show the whole address in the window, at its configured place', async () => {
    const inks = await inkOfPages(pdf, WindowZone);
    expect(inks).toHaveLength(tenants.length);
    for (const ink of inks) {
      if (!ink) throw new Error('The window is empty');
      const { left, top, width, height } = layout.address;
      expect(ink.left).toBeGreaterThan(left - MILLIMETRE);
      expect(ink.left).toBeLessThan(left + MILLIMETRE);
      expect(ink.right).toBeLessThan(left + width + MILLIMETRE);
      expect(ink.top).toBeGreaterThan(top - MILLIMETRE);
      expect(ink.top).toBeLessThan(top + 3 * MILLIMETRE);
      expect(ink.bottom).toBeLessThan(top + height + MILLIMETRE);
      // The pixels that can show in the envelope's window.
      expect(ink.left).toBeGreaterThanOrEqual(AddressZone.left);
      expect(ink.right).toBeLessThanOrEqual(AddressZone.left + AddressZone.width);
      expect(ink.top).toBeGreaterThanOrEqual(AddressZone.top);
      expect(ink.bottom).toBeLessThanOrEqual(AddressZone.top + AddressZone.height);
    }
  });

  it('show the shortest and the longest address wherever the sheet slides', async () => {
    const ends = [shortest, longest].map((each) => composed(type, each));
    const onlyAddress = ends.map((letter) => ({
      ...letter,
      letterhead: [],
      reference: [],
      body: [],
      slip: undefined,
    }));
    const whole = await inkOfPages(await printed(...onlyAddress), wholeSheet);
    const complete = await printed(...ends);
    for (const window of extremes) {
      const inks = await inkOfPages(complete, window);
      expect(inks).toHaveLength(2);
      for (const [at, ink] of inks.entries()) {
        const address = whole[at];
        if (!ink || !address) throw new Error('The window is empty');
        for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
          expect(Math.abs(ink[edge] - address[edge])).toBeLessThan(MILLIMETRE);
        }
        expect(ink.left - window.left).toBeGreaterThan(MILLIMETRE);
        expect(window.left + window.width - ink.right).toBeGreaterThan(MILLIMETRE / 2);
        expect(ink.top - window.top).toBeGreaterThan(MILLIMETRE / 2);
        expect(window.top + window.height - ink.bottom).toBeGreaterThan(MILLIMETRE / 4);
      }
    }
  });

  it('show nothing else in the window', async () => {
    const withoutAddress = letters.map((letter) => ({ ...letter, address: [] }));
    const inks = await inkOfPages(await printed(...withoutAddress), WindowZone);
    expect(inks).toEqual(tenants.map(() => null));
  });

  it('have the name, unit and address of one tenant on each page', async () => {
    const pages = await pdfPages(pdf);
    expect(pages).toHaveLength(tenants.length);
    const texts = pages.map(({ text }) => text.replace(/\s/g, ''));
    for (const [at, { last_name, unit, address }] of tenants.entries()) {
      for (const said of [last_name, unit, address]) {
        const plain = (said ?? '').replace(/\s/g, '');
        const where = texts.flatMap((text, page) => (text.includes(plain) ? [page] : []));
        expect([said, where]).toEqual([said, [at]]);
      }
    }
  });
});

const composed = (type: LetterType, each: Partial<LetterTenant>) =>
  letterOf(each, { type, facility, ownCoverage: letterCoverages[1] ?? null });

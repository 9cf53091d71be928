import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

// TEN-114
describe('a name is folded alike, however it is written', () => {
  it.each([
    ['OBrien', ["O'Brien", 'O’Brien', 'O‘Brien', 'OʼBrien', 'O`Brien', 'O´Brien', 'o＇brien']],
    ['DAngelo', ["D'Angelo", 'D′Angelo', 'd’angelo']],
    ['Lucja', ['Łucja', 'ŁUCJA', 'łucja']],
    ['Strauss', ['Strauß', 'STRAUSS', 'STRAUẞ']],
    ['Sorensen', ['Sørensen', 'SØRENSEN', 'So\u0301rensen']],
    ['Aesop', ['Æsop', 'æsop']],
    ['Oeuvre', ['Œuvre']],
    ['Dordevic', ['Đorđević', 'ĐORĐEVIĆ']],
    ['Thor', ['Þór', 'ÞÓR']],
    ['Zoe', ['Zoë', 'ZOË', 'Zoe\u0308']],
    ['Nguyen', ['Nguyễn', 'NGUYỄN'.normalize('NFD')]],
    ['Istanbul', ['İstanbul', 'ıstanbul']],
    ['Pena Jose', ['Peña,  José', 'pena\tjose', '\u200fPEÑA, JOSÉ\u200e']],
    ['Fish', ['Ｆｉｓｈ', 'ﬁsh']],
    ['Ελενης', ['ΕΛΈΝΗΣ', 'Ελένησ']],
  ])('%s', (plain, others) => {
    for (const other of others) expect([other, fold(other)]).toEqual([other, fold(plain)]);
  });
});

it('tells other names apart', () => {
  const names = ['Obrien', 'Brien', 'Lucia', 'Strass', 'Sorenson', 'अनिल', 'अनल', 'Ann-Marie'];
  expect(new Set(names.map(fold)).size).toBe(names.length);
});

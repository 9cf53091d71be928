import { expect, it } from 'vitest';
import { doubtInName, isBrokenText } from './doubtfulText.ts';

// IMP-64
it.each([
  ['Ash, Nell d.b.a. Quick Haul', 'd.b.a'],
  ['Lark, Abe TTEE', 'TTEE'],
  ['Yew, Sid care of Kit Vane', 'care of'],
  ['Heirs of John Smith', 'Heirs of'],
])('the word in %j is %s', (name, word) => {
  expect(doubtInName(name)).toEqual({ word });
});

// IMP-71
it.each([
  'JosÃ© NuÃ±ez',
  'Ã lvaro Paz',
  'Oâ€™Neil',
  'Åukasz WÅ‚oda',
  'Nu\ufffdez',
  'Ren?e Mu?oz',
  'Smith &amp; Daughters',
  'O&#39;Hara',
  'Ib&aacute;&ntilde;ez',
  'Dub<br>ois',
  '10 Elm St<br/>Apt 3',
  '8%20Elm%20St',
  'M=C3=BCller',
  'Mu\\u00f1oz',
  'Pike NULL',
  'nan Lee',
  '[object Object]',
  '12 Elm St, #REF!',
  '12.0 Elm St',
  '12 Elm St, Apt 4.0',
  '12 Elm St, #BEZUG!',
  '12 Elm St, #¡REF!',
  'Jos‚ Mar¡a Paz',
  'Fran√ßois Roy',
  'Nuï¿½ez',
])('%j is broken', (text) => {
  expect(isBrokenText(text)).toBe(true);
});

// IMP-71
it.each([
  'José Núñez',
  'João Açaí',
  'RENÉ’S BAKERY',
  'Łukasz Włoda',
  'Åsa Ångström',
  'Ødegård',
  'Nguyễn Văn An',
  'Соколов Дмитрий',
  '佐藤 さくら',
  'Nan Null',
  'Smith & Sons',
  '12 Elm St #4, Apt. 2.5',
  '12 Elm St #B!',
  '½ Mile Rd & 3rd (rear)',
  'None Such Way',
  '100% Clean LLC',
])('%j is not broken', (text) => {
  expect(isBrokenText(text)).toBe(false);
});

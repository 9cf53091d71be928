/** Letters that Unicode does not divide into a basic letter and a mark. */
const basicLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
};

/**
 * A text as searches and sorts compare it: without letter case, accents, apostrophes, commas, invisible characters and
 * runs of space. 'Łucja O’Brien' is found by 'lucja obrien'. Vowel signs of scripts such as Devanagari and Thai stay:
 * they distinguish names.
 */
export function fold(text: string): string {
  return text
    .replace(/['’‘‛`´′ʹʻʼʽˈ＇]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[łøđðħŧıςæœþß]/g, (letter) => basicLetters[letter] ?? letter)
    .replace(/[,،，\s]+/g, ' ')
    .trim()
    .normalize('NFC');
}

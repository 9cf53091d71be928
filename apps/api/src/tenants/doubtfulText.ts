/** Words beside a name to which a letter may not be right. */
const doubtfulWord = /(?<!\p{L})(deceased|estate of|heirs of|auction(ed)?)(?!\p{L})/iu;
/** Words between a name and another one. */
export const otherName =
  /(?<=^|[\s,&(])(c\/o|care of|d[./]?b[./]?a|[af][./]?k[./]?a|t\/a|attn|attention|p\.?o\.?a|trustees?|ttees?|executors?|executrix|guardian|conservator|et (al|ux))(?=[.:]?(?:$|[\s,)]))|(?<=\s)(or|and\/or)(?=\s+\p{L})/iu;
/** Asterisks, brackets, '#', a dash between words or a phone number: an office keeps a note beside the name. */
const otherText = /[*#()[\]{}]|\s[-–—]+\s|\d{3}\D{0,2}\d{4}/;

/** Why a letter to this name may not be right: a word in it, else text that is no name (IMP-64, LET-98). */
export function doubtInName(name: string): { word?: string } | undefined {
  const [word] = doubtfulWord.exec(name) ?? otherName.exec(name) ?? [];
  if (word) return { word };
  return otherText.test(name) || isBrokenText(name) ? {} : undefined;
}

const brokenSigns = new RegExp(
  [
    // Lost or replaced characters: 'Nu�ez', 'Ren?e'.
    '\\ufffd|\\p{L}\\?|\\?\\p{L}',
    // UTF-8 that was read as Windows-1252: 'JosÃ©', 'Oâ€™Neil', 'Å‚'.
    'Ã[\\s\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\\u00a0-\\u00bf]|â[€„†‡ˆ‰]|[ÄÅÐÑØÙ][\\u0080-\\u00bf€‚ƒ„†‡ˆ‰‹•˜™›]',
    // Old encodings of DOS and of Macs, and a lost character in both: 'Jos‚', 'Mar¡a', 'Fran√ßois', 'ï¿½'.
    '\\p{L}[¡¢¤‚„]|√|ï¿½',
    // HTML, URLs, quoted-printable and escapes: '&amp;', '<br>', '%20', '=C3', '\\u00f1'.
    '&(#\\d+|#x[\\da-f]+|[a-z]\\w{1,30});|</?[a-z][^>]*>|%[\\da-f]{2}|=[\\da-f]{2}|\\\\',
    // Values and errors of programs.
    '\\[object |#[¡¿]?[\\p{L}/0]{2,}[!?]|#N/[AD]|[{}]',
  ].join('|'),
  'iu',
);
/** Empty values of programs, and a number that was joined with text: '12.0 Elm St', 'Apt 4.0'. */
const brokenWord =
  /(?<![\w'’-])(NULL|null|NaN|nan|undefined)(?![\w'’-])|(?<![\d.])\d+\.0+(?![\d.])/;
const onlyPlainSigns = /^[\w\s,.'’-]*$/;

/** Whether a name, a street or a city has text that nobody types: a broken encoding, code, or an error. */
export const isBrokenText = (text: string | null): boolean =>
  text !== null &&
  (brokenWord.test(text) || (!onlyPlainSigns.test(text) && brokenSigns.test(text)));

/** Words beside a name to which a letter may not be right. */
const doubtfulWord = /(?<!\p{L})(deceased|estate of|auction(ed)?)(?!\p{L})/iu;
/** Asterisks, brackets, '#', a dash between words or a phone number: an office keeps a note beside the name. */
const otherText = /[*#()[\]{}]|\s[-–—]+\s|\d{3}\D{0,2}\d{4}/;

/** Why a letter to this name may not be right: a word in it, else text that is no name (IMP-64, LET-104). */
export function doubtInName(name: string): { word?: string } | undefined {
  const [word] = doubtfulWord.exec(name) ?? [];
  if (word) return { word };
  return otherText.test(name) ? {} : undefined;
}

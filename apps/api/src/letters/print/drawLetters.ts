import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Layout } from './layout.ts';
import type { Letter } from './letter.ts';
import { LogoSpace } from './logo.ts';
import { drawBody } from './parts/body.ts';
import { type Part, POINTS, partOf } from './parts/fit.ts';
import { drawAddress, drawLetterhead, drawReference } from './parts/head.ts';
import { pictureOf } from './picture.ts';
import { sections } from './structure.ts';
import { missingCharacters, printable } from './text/fonts.ts';
import { typeSetter } from './text/setting.ts';
import type { Box } from './window.ts';

/** The letters of one document. */
export interface PrintRequest {
  title: string;
  letters: readonly Letter[];
  /** Written into the document: the same letters printed again are the same bytes. */
  createdAt: Date;
  layout: Layout;
}

/** What was drawn, or why letters cannot be printed: a sentence for each. */
export type Drawn<T> = { output: T } | { unprintable: string[] };

/** Prints one page for each letter. When any cannot be printed, the result has all reasons and no pages. */
export async function drawLetters({
  title,
  letters,
  createdAt,
  layout,
}: PrintRequest): Promise<Drawn<Buffer>> {
  const unprintable = letters.flatMap(unprintableCharacters);
  if (unprintable.length > 0) return { unprintable };

  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    info: { Title: title, Creator: 'Audit Letter Program', CreationDate: createdAt },
  });
  setViewerPreferences(document);
  const bytes = buffer(document);
  const setter = typeSetter(document);
  const nextSection = sections(document);
  for (const letter of letters) {
    document.addPage();
    drawLogo(document, layout);
    const problem = drawLetter({ section: nextSection(), setter }, letter, layout);
    if (problem) unprintable.push(problem);
  }
  document.end();
  const output = await bytes;
  return unprintable.length > 0 ? { unprintable } : { output };
}

/** Asks viewers to show the title, and to print one side in the actual size: the address must meet the window. */
function setViewerPreferences(document: PDFKit.PDFDocument): void {
  if (!hasCatalog(document)) throw new Error('This version of pdfkit has another catalog.');
  document._root.data.ViewerPreferences = document.ref({
    DisplayDocTitle: true,
    PrintScaling: 'None',
    Duplex: 'Simplex',
  });
}

/** pdfkit itself can only set `DisplayDocTitle`. */
const hasCatalog = (document: object): document is { _root: Catalog } => '_root' in document;

interface Catalog {
  data: { ViewerPreferences?: PDFKit.PDFKitReference };
}

/** Draws one letter as an SVG image. */
export function drawPicture({ letter, layout }: { letter: Letter; layout: Layout }): Drawn<string> {
  const unprintable = unprintableCharacters(letter);
  if (unprintable.length > 0) return { unprintable };
  const picture = pictureOf(typeSetter(new PDFDocument({ autoFirstPage: false })));
  const problem = drawLetter(picture, letter, layout);
  return problem ? { unprintable: [problem] } : { output: picture.svg() };
}

/** Whether the text of each letter fits on its page. */
export function fits({ letters, layout }: Pick<PrintRequest, 'letters' | 'layout'>): boolean[] {
  const setter = typeSetter(new PDFDocument({ autoFirstPage: false }));
  return letters.map((letter) => drawLetter(pictureOf(setter), letter, layout) === undefined);
}

/** Whether the fonts have all characters, for each text. */
export const canPrint = (texts: readonly string[]): boolean[] =>
  texts.map((text) => missingCharacters(printable(text)).length === 0);

function unprintableCharacters(letter: Letter): string[] {
  const missing = missingCharacters(textsOf(letter).map(printable).join(''));
  if (missing.length === 0) return [];
  const characters = missing
    .map((character) => `'${character}' (${codePoints(character)})`)
    .join(', ');
  return [
    `The letter for ${letter.recipient} has ${missing.length === 1 ? 'a character' : 'characters'} that no font can print: ${characters}.`,
  ];
}

/** All texts of a letter or of a part of it. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part ? Object.values(part).flatMap(textsOf) : [];
}

const codePoints = (character: string) =>
  Array.from(
    character,
    (each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

/** Draws the office's logo, which screen readers skip. */
function drawLogo(document: typeof PDFDocument.prototype, { letterhead, logo }: Layout) {
  if (!logo) return;
  const { left, top, height } = letterhead;
  document.markContent('Artifact', { type: 'Layout' });
  document.image(logo, left * POINTS, top * POINTS, {
    fit: [LogoSpace.width * POINTS, Math.min(LogoSpace.height, height) * POINTS],
  });
  document.endMarkedContent();
}

/** The place of the facility's name and address. */
function besideLogo({ letterhead, logo }: Layout): Box {
  const logoWidth = logo ? LogoSpace.width + LogoSpace.gap : 0;
  return { ...letterhead, left: letterhead.left + logoWidth, width: letterhead.width - logoWidth };
}

/** Draws on the current page in reading order. Returns why the letter does not fit, if it does not. */
function drawLetter(
  page: Pick<Part, 'section' | 'setter'>,
  letter: Letter,
  layout: Layout,
): string | undefined {
  const { address, body, letterhead, smallest } = layout.text;
  const part = (box: Box, largest: number) => partOf(page, box, largest, smallest);
  const fits =
    drawLetterhead(part(besideLogo(layout), letterhead), letter.letterhead) &&
    drawReference(part(layout.reference, letterhead), letter.reference) &&
    drawAddress(part(layout.address, address), letter.address) &&
    drawBody(part(layout.body, body), letter.body, letter.slip);
  return fits ? undefined : `The letter for ${letter.recipient} has more text than its page holds.`;
}

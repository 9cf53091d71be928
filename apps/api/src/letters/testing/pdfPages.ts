import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page, with its box in inches from the left and upper edge of the sheet. */
interface PlacedText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface PdfPage {
  width: number;
  height: number;
  items: PlacedText[];
  /** The whole text of the page, words separated by one space. */
  text: string;
}

const POINTS = 72;

/** Opens a PDF and returns the texts of each page with their places. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const placed = items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform;
      return [
        {
          text: item.str,
          left: x / POINTS,
          right: (x + item.width) / POINTS,
          // Ascenders and descenders of the letters' fonts, above and below the baseline.
          top: (height - y - size) / POINTS,
          bottom: (height - y + 0.25 * size) / POINTS,
        },
      ];
    });
    pages.push({
      width: width / POINTS,
      height: height / POINTS,
      items: placed,
      text: placed
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    });
  }
  await loading.destroy();
  return pages;
}

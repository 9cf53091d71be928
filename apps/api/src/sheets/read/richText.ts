import { LONGEST_CELL_TEXT } from '../excel.ts';
import { normalisedText } from './cells.ts';
import { tooLong } from './refusals.ts';
import { isOn } from './workbook.ts';
import type { XmlHandlers } from './xml.ts';

/** A text with what was struck out of it. */
export interface ReadText {
  text: string;
  /** The struck-out text. If all of the text is struck out, both are the same. */
  struckOut: string;
}

/** Collects the text of a `si` or `is` element, without its pronunciation. */
export class RichText implements Required<XmlHandlers> {
  #text = '';
  #struckOut = '';
  #length = 0;
  #isCollecting = false;
  #isPhonetic = false;
  #isStruckOut = false;

  open(name: string, attributes: Readonly<Record<string, string | undefined>>): void {
    if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'r') this.#isStruckOut = false;
    else if (name === 'strike') this.#isStruckOut = isOn(attributes.val ?? '1');
    else if (name === 't') this.#isCollecting = !this.#isPhonetic;
  }

  text(piece: string): void {
    if (!this.#isCollecting) return;
    this.#length += piece.length;
    if (this.#length > LONGEST_CELL_TEXT) throw tooLong();
    if (this.#isStruckOut) this.#struckOut += piece;
    else this.#text += piece;
  }

  close(name: string): void {
    if (name === 't') this.#isCollecting = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'r') this.#isStruckOut = false;
  }

  /** The collected text. The next text begins empty. */
  take(): ReadText {
    const text = normalisedText(this.#text).trim();
    const struckOut = this.#struckOut && normalisedText(this.#struckOut).trim();
    this.#text = '';
    this.#struckOut = '';
    this.#length = 0;
    return { text: text || struckOut, struckOut };
  }
}

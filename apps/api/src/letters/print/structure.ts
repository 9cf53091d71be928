import type PDFDocument from 'pdfkit';

/** A letter in the document's structure, which screen readers follow. */
export interface Section {
  /** Draws an element that follows those before it. */
  add(type: 'H1' | 'P', draw: () => void): void;
  /** Draws an item of a list; the items that follow each other are one list. */
  addItem(drawLabel: () => void, drawText: () => void): void;
  /** Draws a frame that says nothing. */
  addFrame(left: number, top: number, width: number, height: number): void;
}

/** Gives the document its structure tree; the result begins the section of the next letter. */
export function sections(document: typeof PDFDocument.prototype): () => Section {
  const root = document.struct('Document');
  document.addStructure(root);
  return () => {
    const section = document.struct('Sect');
    root.add(section);
    let list: ReturnType<typeof document.struct> | undefined;
    return {
      add(type, draw) {
        list = undefined;
        section.add(document.struct(type, draw));
      },
      addItem(drawLabel, drawText) {
        if (!list) {
          list = document.struct('L');
          section.add(list);
        }
        const label = document.struct('Lbl', drawLabel);
        const text = document.struct('LBody', drawText);
        list.add(document.struct('LI', [label, text]));
      },
      addFrame(left, top, width, height) {
        document.markContent('Artifact', { type: 'Layout' });
        document.rect(left, top, width, height).lineWidth(0.5).stroke('#808080');
        document.endMarkedContent();
      },
    };
  };
}

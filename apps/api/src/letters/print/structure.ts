import type PDFDocument from 'pdfkit';

/** A letter in the document's structure tree, which screen readers follow. */
export interface Section {
  /** Draws the next element. */
  add(type: 'H1' | 'P', draw: () => void): void;
  /** Draws an item of a list. Consecutive items form one list. */
  addItem(drawLabel: () => void, drawText: () => void): void;
  /** Draws a frame, which is decoration: screen readers skip it. */
  addFrame(left: number, top: number, width: number, height: number): void;
}

/** Adds a structure tree to the document. Each call of the result begins the section of the next letter. */
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

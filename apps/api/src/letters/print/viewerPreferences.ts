interface Catalog {
  data: { ViewerPreferences?: PDFKit.PDFKitReference };
}

/** Asks viewers for the title in the window, and to print in the actual size on one side: the address must meet the window. */
export function setViewerPreferences(document: PDFKit.PDFDocument): void {
  if (!hasCatalog(document)) throw new Error('This version of pdfkit has another catalog.');
  document._root.data.ViewerPreferences = document.ref({
    DisplayDocTitle: true,
    PrintScaling: 'None',
    Duplex: 'Simplex',
  });
}

/** pdfkit itself can only set `DisplayDocTitle`. */
const hasCatalog = (document: object): document is { _root: Catalog } => '_root' in document;

/** A rectangle on the sheet, in inches from its left and upper edge. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** US Letter. */
export const Sheet: Box = { left: 0, top: 0, width: 8.5, height: 11 };

/** The window of a #10 envelope, from the envelope's left and upper edge. */
export const EnvelopeWindow: Box = { left: 0.875, top: 2.5, width: 4.5, height: 1.125 };
/** The play of the folded sheet in the envelope, to the right and down. */
export const SheetPlay = { right: 1, down: 0.46 };

/** The part of the sheet that the window shows in the middle of the sheet's play. */
export const ShownInWindow: Box = {
  ...EnvelopeWindow,
  left: EnvelopeWindow.left - SheetPlay.right / 2,
  top: EnvelopeWindow.top - SheetPlay.down / 2,
};

/** The part of the sheet that the window shows wherever the sheet is (LET-30). */
export const AddressZone: Box = { left: 1, top: 2.5, width: 3.3, height: 0.65 };
/** The part of the sheet that the window can show. Nothing but the address may be in it (LET-30). */
export const WindowZone: Box = { left: 0, top: 2, width: 5.4, height: 1.65 };

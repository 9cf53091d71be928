/** The longest text that a cell of Excel holds. */
export const LONGEST_CELL_TEXT = 32_767;

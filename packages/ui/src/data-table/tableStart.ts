import { createContext } from 'react';

/**
 * Scrolls the rows of the table around it to the first one. If the start of the table is above the window, it comes into view
 * with the focus. `null` outside of a table.
 */
export const TableStartContext = createContext<(() => void) | null>(null);

export { TableFooter, type TableFooterProps } from './TableFooter.tsx';
export { TableSelection, type TableSelectionProps } from './TableSelection.tsx';

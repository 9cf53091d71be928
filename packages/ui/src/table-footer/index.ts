export { TableFooter, type TableFooterProps } from './TableFooter.tsx';

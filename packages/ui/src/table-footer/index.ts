export { TableFooter } from './TableFooter.tsx';
export { TableSelection } from './TableSelection.tsx';

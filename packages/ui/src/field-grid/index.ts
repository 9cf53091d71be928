export { FieldGrid, FieldRow } from './FieldGrid.tsx';

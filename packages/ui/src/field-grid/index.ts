export { FieldGrid, type FieldGridProps, FieldRow, type FieldRowProps } from './FieldGrid.tsx';

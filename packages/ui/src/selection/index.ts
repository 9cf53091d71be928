export {
  isSelected,
  noSelection,
  type RowId,
  type Selection,
  selectAllMatching,
  selectIds,
  selectionCount,
  toggleRow,
} from './selection.ts';

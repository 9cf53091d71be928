export {
  isSelected,
  noSelection,
  type RowId,
  type Selection,
  selectAllMatching,
  selectIds,
  selectionCount,
} from './selection.ts';

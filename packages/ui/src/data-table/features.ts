import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowExpandingFeature,
  rowSortingFeature,
} from '@tanstack/react-table';
import type { DataTableColumnMeta } from './columns.ts';

/** The features of TanStack Table in every `DataTable`. */
export const features = {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  columnMeta: metaHelper<DataTableColumnMeta>(),
};

/** The width of a column in px that names none, and the limits of all widths. */
export const defaultColumn = { size: 120, minSize: 48, maxSize: 1000 };

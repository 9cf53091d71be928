export {
  type ClientRows,
  type ClientRowsOptions,
  useClientRows,
} from './useClientRows.ts';

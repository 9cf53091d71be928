// The exports of the files for other nouns.
export { type FacilitySheetRow, facilityColumns } from './facilityColumns.ts';
export { type SpooledFile, spool } from './spool.ts';
export {
  emptyFiles,
  type FileKind,
  type NewFile,
  openFile,
  randomNamePart,
  replaceFile,
  saveFile,
  sweepFiles,
} from './store.ts';
export { tenantColumns } from './tenantColumns.ts';

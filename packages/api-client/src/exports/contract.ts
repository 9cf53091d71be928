import { schemaOf } from '../decode/schemaOf.ts';
import * as entities from './entities.ts';

export const ExportFile = schemaOf(
  entities.exportFile,
  'ExportFile',
  'The name of an exported file. Pass it to the download call as `file_key`.',
);
export type ExportFile = entities.ExportFile;

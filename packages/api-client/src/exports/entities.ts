import { record, requiredText, type Values } from '../decode/fields.ts';

const exportFileFields = { filename: requiredText };
export interface ExportFile extends Values<typeof exportFileFields> {}
export const exportFile = record<ExportFile>(exportFileFields);

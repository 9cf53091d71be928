import type { ImportRequest, ImportResult, Software } from '@audit-letters/api-client';

/** The progress of an upload in bytes. `total` is `null` while it is unknown. */
export interface UploadProgress {
  /** The bytes sent. */
  loaded: number;
  /** The bytes of the whole file. */
  total: number | null;
}

/** The step of an import: choosing files, uploading, the preview or the result. */
export type ImportTenantsModel =
  | { status: 'choosing' }
  | { status: 'uploading'; purpose: 'import' | 'preview'; progress: UploadProgress }
  | { status: 'preview'; result: ImportResult; software: Software }
  | {
      status: 'complete';
      result: ImportResult;
      duplicatesHref: string | null;
      /** The address of the workbook with the rows that were not imported. */
      reportHref: string | null;
      /** Whether the import is being undone. */
      undoing?: boolean;
    }
  | {
      status: 'undone';
      /** The number of tenants that the import had added. */
      removedCount: number;
    };

/** The links to the next steps after an import into one facility, or into several (`null`). */
export interface ImportNextLinks {
  /** The address of the tenant list. */
  tenants: (facilityNumber: string | null) => string;
  /** The address of the facility list, where the user sets the letter dates. */
  facilities: (facilityNumber: string | null) => string;
  /** The address of Send Proof Letters. */
  letters: (facilityNumber: string | null) => string;
}

/** The props of `ImportTenantsScreen`. */
export interface ImportTenantsScreenProps {
  /** The current step. */
  model: ImportTenantsModel;
  /** The facility that the page was opened for; the rows of the files may name others. */
  facilityNumber: string | null;
  /** The links after an import (IMP-32). */
  nextLinks?: ImportNextLinks;
  /** Called to import the files. */
  onUpload: (request: ImportRequest) => void;
  /** Called to preview an import of the files. */
  onPreview: (request: ImportRequest) => void;
  /** Called to import the previewed files. */
  onPreviewConfirm: () => void;
  /** Called when the preview or the result is closed, or the previewed files change. */
  onPreviewDiscard: () => void;
  /** Called to undo the import of the shown result (IMP-38). */
  onUndo?: () => void;
  /** Called with the reason when the form is sent with a refused file. */
  onFileRefused: (sentence: string) => void;
  /** Called to cancel the upload. */
  onCancel: () => void;
}

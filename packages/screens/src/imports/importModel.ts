import type {
  Facility,
  ImportChoice,
  ImportColumn,
  ImportDifference,
  ImportErrors,
  ImportRequest,
  ImportResult,
  Moment,
  Software,
  UploadProgress,
} from '@audit-letters/api-client';
import type { Loadable } from '../loadable.ts';

/** The files of an import. */
export interface ImportedFiles {
  /** The names of the files, the rent roll first. */
  names: readonly string[];
  /** When the server responded. */
  at: Moment;
}

/** The step of an import: choosing files, uploading, the preview or the result. */
export type ImportTenantsModel =
  | {
      status: 'choosing';
      /** The software to choose: that of the refused file. */
      software?: Software;
    }
  | {
      /** No heading of the rent roll was recognised: the user says which column is which (IMP-74). */
      status: 'columns';
      /** The headings of the file. */
      headings: readonly string[];
      /** The columns that are named already. */
      columns: readonly ImportColumn[];
      /** The software of the file. */
      software: Software;
    }
  | { status: 'uploading'; purpose: 'import' | 'preview'; progress: UploadProgress }
  | {
      status: 'preview';
      result: ImportResult;
      /** The columns that the user has named. */
      columns?: readonly ImportColumn[];
      software: Software;
      files?: ImportedFiles;
      /** The keys of the ticked changes; omitted until the user changes a tick. */
      ticked?: ReadonlySet<string>;
      /** The import was refused, because tenants have changed since the preview. */
      isStale?: boolean;
    }
  | {
      status: 'complete';
      result: ImportResult;
      software?: Software;
      files?: ImportedFiles;
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
      /** The number of tenants that have their old values again. */
      restoredCount: number;
    };

/** A facility of an import. The id is that of the server; without it, lists find parts of the number. */
export type LinkedFacility = Pick<ImportDifference, 'facility_id' | 'facility_number'>;

/** The links to the next steps after an import into one facility, or into several (`null`). */
export interface ImportNextLinks {
  /** The address of the tenant list. */
  tenants: (facility: LinkedFacility | null) => string;
  /** The address where the user sets the letter dates. */
  facilities: (facility: LinkedFacility | null) => string;
  /** The address of Send Proof Letters. */
  letters: (facility: LinkedFacility | null) => string;
}

/** The refused rows of an import, and what can be done with them. */
export interface ImportErrorsModel {
  /** The rows. */
  rows: Loadable<ImportErrors>;
  /** Whether they are being dismissed. */
  dismissing: boolean;
  /** Called to dismiss them (IMP-47). */
  onDismiss: () => void;
}

/** The props of `ImportTenantsScreen`. */
export interface ImportTenantsScreenProps {
  /** The current step. */
  model: ImportTenantsModel;
  /** The facility that the page was opened for; the rows of the files may name others. */
  facilityNumber: string | null;
  /**
   * That facility; `null` if there is none with the number, `undefined` until it is known. The form starts with its software.
   * An import without a preview changes none of its tenants, so Preview comes first if it has any.
   */
  facility: Pick<Facility, 'software' | 'tenant_count'> | null | undefined;
  /** The refused rows of an earlier import (IMP-47). */
  errors: ImportErrorsModel | null;
  /** The links after an import (IMP-6). */
  nextLinks: ImportNextLinks;
  /** Called to import the files. */
  onUpload: (request: ImportRequest) => void;
  /** Called to preview an import of the files. */
  onPreview?: (request: ImportRequest) => void;
  /** Called with the columns of a rent roll without known headings, to preview it. */
  onColumnsPreview?: (event: { columns: ImportColumn[] }) => void;
  /** Called to change the columns of the previewed rent roll. */
  onColumnsChange: () => void;
  /** Called to import the previewed files and to apply the ticked changes. */
  onPreviewConfirm: (event: { apply: ImportChoice[] }) => void;
  /** Called with the keys of the ticked changes. */
  onTickedChange: (change: { ticked: ReadonlySet<string> }) => void;
  /** Called to preview the files sent last again (IMP-53). */
  onPreviewAgain: () => void;
  /** Called to open a tenant of the preview. */
  onTenantOpen: (event: { tenant: ImportDifference }) => void;
  /** Called when the preview or the result is closed, or the previewed files change. */
  onPreviewDiscard: () => void;
  /** Called to undo the import of the shown result (IMP-38). */
  onUndo?: () => void;
  /** Called with the reason when the form is sent with a refused file. */
  onFileRefused: (refusal: { message: string }) => void;
  /** Called to cancel the upload. */
  onCancel: () => void;
}

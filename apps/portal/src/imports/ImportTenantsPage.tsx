import type {
  AskAboutImport,
  Facility,
  ImportColumn,
  ImportRequest,
} from '@audit-letters/api-client';
import { parseId } from '@audit-letters/api-client/values';
import {
  type ImportErrorsModel,
  type ImportNextLinks,
  ImportTenantsScreen,
  type ImportTenantsScreenProps,
  importWords,
} from '@audit-letters/screens';
import { personalState, useConfirm } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { useSaves } from '../activity/useSaves.ts';
import { personalFilters } from '../lists/personalFilters.ts';
import { facilityCalls } from '../loading/calls.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { currentImport, importCalls, useCurrentImport } from './currentImport.ts';
import { useUndoImport } from './useUndoImport.ts';

export function ImportTenantsPage() {
  const [address] = useSearchParams();
  const facilityNumber = address.get('facility_number') || null;
  const hasExtras = useExtras();
  const importId = parseId(address.get('import') ?? '');
  return (
    <ImportTenantsScreen
      {...useImportTenants()}
      nextLinks={useNextLinks(facilityNumber)}
      facilityNumber={facilityNumber}
      facility={useFacility(facilityNumber)}
      errors={useImportErrors((hasExtras && importId) || null)}
    />
  );
}

/** The running import, or the result of an import that ended while another page was open. */
function useImportTenants(): Omit<
  ImportTenantsScreenProps,
  'facilityNumber' | 'facility' | 'errors' | 'nextLinks'
> {
  const { errorModal } = useNotices();
  const [, navigate] = useLocation();
  useEffect(() => currentImport.leave, []);
  const confirm = useConfirm();
  const askFor =
    (purpose: 'import' | 'preview'): AskAboutImport =>
    async (question, request) => {
      let isOther = false;
      const onOther = () => {
        isOther = true;
      };
      const isConfirmed = await confirm(
        importWords.question(question, request, { purpose, onOther }),
      );
      if (isOther) return 'yes';
      if (!isConfirmed) return 'no';
      return question.recognised_software ? 'recognised' : 'yes';
    };
  const ask = askFor('import');
  const askToPreview = askFor('preview');
  const hasExtras = useExtras();
  const model = useCurrentImport();
  const undoImport = useUndoImport();
  const withErrorModal = (work: Promise<void>) => void work.catch((error) => errorModal(error));

  return {
    model: model.status === 'complete' ? { ...model, undoing: undoImport.running } : model,
    onUpload: (request) => withErrorModal(currentImport.upload(request, ask)),
    ...(hasExtras && {
      onPreview: (request: ImportRequest) =>
        withErrorModal(currentImport.preview(request, askToPreview)),
      onColumnsPreview: ({ columns }: { columns: readonly ImportColumn[] }) =>
        withErrorModal(currentImport.previewColumns(askToPreview, columns)),
      onUndo: async () => {
        if (model.status !== 'complete') return;
        if (await undoImport.onUndo(model.result)) currentImport.undone(model.result);
      },
    }),
    onColumnsChange: currentImport.changeColumns,
    onPreviewConfirm: ({ apply }) => withErrorModal(currentImport.confirmPreview(ask, apply)),
    onTickedChange: currentImport.tick,
    onPreviewAgain: () => withErrorModal(currentImport.previewAgain(askToPreview)),
    onTenantOpen: ({ tenant }) => {
      currentImport.keep();
      navigate(tenantsHref(tenant), {
        state: personalState(personalFilters, { name: tenant.name }),
      });
    },
    onPreviewDiscard: currentImport.clear,
    onFileRefused: ({ message }) => errorModal(message),
    onCancel: currentImport.cancel,
  };
}

/** The facility with a number; `null` if there is none, `undefined` until it is known. */
function useFacility(facilityNumber: string | null): Facility | null | undefined {
  const { data } = useCall(
    facilityCalls.list,
    facilityNumber === null ? null : [{ facility_number: facilityNumber }],
  );
  if (!data) return undefined;
  const key = facilityNumber?.toLowerCase();
  const match = data.data.find((each) => each.facility_number.toLowerCase() === key);
  // The list has all facilities with a part of the number, in pages.
  return match ?? (data.pagination.last_page > 1 ? undefined : null);
}

/** The links after an import; for one facility, its dates to set. */
function useNextLinks(facilityNumber: string | null): ImportNextLinks {
  const hasExtras = useExtras();
  const model = useCurrentImport();
  const [first, ...others] = (model.status === 'complete' && model.result.facilities) || [];
  const fileFacility = useFacility(
    first && others.length === 0 ? first.facility_number : facilityNumber,
  );
  return {
    tenants: tenantsHref,
    facilities: (facility) => {
      if (!facility) return paths.facilities;
      return hasExtras && fileFacility?.facility_number === facility.facility_number
        ? paths.facility(fileFacility.id, 'dates')
        : paths.facilitiesOf(facility.facility_number);
    },
    letters: (facility) => (facility ? paths.lettersOf(facility) : paths.sendLetters),
  };
}

const tenantsHref: ImportNextLinks['tenants'] = (facility) =>
  facility ? paths.tenantsOf({ ...facility, id: facility.facility_id }) : paths.tenants;

/** The refused rows of an import; `null` without one. */
function useImportErrors(id: number | null): ImportErrorsModel | null {
  const response = useCall(importCalls.errors, id === null ? null : [id]);
  const [dismissing, setDismissing] = useState(false);
  const { report } = useSaves();
  if (id === null) return null;
  return {
    rows: toLoadable(response),
    dismissing,
    onDismiss: async () => {
      setDismissing(true);
      await report(() => importCalls.dismissErrors(id), importWords.rowsDismissed);
      setDismissing(false);
    },
  };
}

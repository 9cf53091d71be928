import { type FacilityOverview, isNotFound } from '@audit-letters/api-client';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import {
  type FacilityPageDialog,
  type FacilityPageLinks,
  type FacilityPageModel,
  FacilityScreen,
  type FacilityScreenProps,
} from '@audit-letters/screens';
import { useEffect, useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import { useLocation, useSearchParams } from 'wouter';
import { useUndoImport } from '../imports/useUndoImport.ts';
import { archiveCalls, facilityCalls, letterCalls } from '../loading/calls.ts';
import { asRecord } from '../loading/options.ts';
import { useLoadTime, useToday } from '../loading/time.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useMoveOuts } from './useMoveOuts.ts';
import { useSaveFacility } from './useSaveFacility.ts';

/** The key closes dialogs and drops their drafts when the address names another facility. */
export const FacilityPage = () => <OneFacility key={useLocation()[0]} />;

const OneFacility = () => <FacilityScreen {...useFacilityPage()} />;

const dialogs: readonly FacilityPageDialog[] = ['edit', 'dates', 'mailed'];

/** The facility whose id is in the address (FAC-87), with the dialog of the address (FAC-91). */
function useFacilityPage(): FacilityScreenProps {
  const [path, navigate] = useLocation();
  const [address, setAddress] = useSearchParams();
  const id = Number(path.split('/')[2]);
  const response = useCall(facilityCalls.overview, [id], asRecord);
  const dialogInAddress = dialogs.find((one) => one === address.get('dialog')) ?? null;
  const [dialog, setDialog] = useState(dialogInAddress);
  // A later change of the address would ask about the unsaved changes in the dialog.
  useEffect(() => {
    if (dialogInAddress) setAddress({}, { replace: true });
  }, [dialogInAddress, setAddress]);
  const [letters] = useState(() => LetterFilterKeys.find((key) => key === address.get('letters')));
  const confirmMoveOuts = useMoveOuts();
  const asksMoveOuts = useRef(address.get('dialog') === 'move-outs');
  const facility = response.data?.facility;
  useEffect(() => {
    if (!facility || !asksMoveOuts.current) return;
    asksMoveOuts.current = false;
    setAddress({}, { replace: true });
    void confirmMoveOuts({ facility });
  }, [facility, setAddress, confirmMoveOuts]);
  // The question about letters asked for the dates: it is asked again after they are saved, or not.
  useEffect(() => {
    if (letters && dialog === null && facility)
      navigate(paths.lettersOf(facility, letters), { replace: true });
  }, [letters, dialog, facility, navigate]);
  return {
    model: pageModel(response),
    loadedAt: useLoadTime(response),
    answers: toLoadable(useCall(facilityCalls.answers, [{ facility_id: id }])),
    links,
    undoImport: useUndoImport(),
    onMoveOutsConfirm: (event) => void confirmMoveOuts(event),
    edit: {
      dialog,
      today: useToday(),
      onDialogChange: ({ dialog: next }) => setDialog(next),
      onSave: useSaveFacility(),
    },
  };
}

function pageModel(response: SWRResponse<FacilityOverview, unknown>): FacilityPageModel {
  const { data, error } = response;
  return isNotFound(error) && !data ? { status: 'no-facility' } : toLoadable(response);
}

const links: FacilityPageLinks = {
  facilities: paths.facilities,
  importErrors: ({ id }) => paths.importErrors(id),
  tenants: paths.tenantsOf,
  unanswered: paths.unansweredOf,
  letters: paths.lettersOf,
  importTenants: paths.importTenantsInto,
  batch: ({ filename }) => letterCalls.downloadUrl(filename),
  mailMerge: ({ mail_merge_file_name: name }) => (name ? letterCalls.downloadUrl(name) : null),
  event: ({ kind, filename }) =>
    kind === 'archived'
      ? archiveCalls.downloadUrl(filename ?? '')
      : letterCalls.downloadUrl(filename ?? ''),
};

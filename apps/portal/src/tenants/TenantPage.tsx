import { isNotFound } from '@audit-letters/api-client';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import {
  batchWords,
  type TenantPageLinks,
  TenantScreen,
  type TenantScreenProps,
  tenantName,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSaves } from '../activity/useSaves.ts';
import { letterCalls, tenantCalls } from '../loading/calls.ts';
import { asRecord } from '../loading/options.ts';
import { useToday } from '../loading/time.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useTenantSaves } from './useTenantSaves.ts';

/** The key closes the dialog and drops its draft when the address names another tenant. */
export const TenantPage = () => <OneTenant key={useLocation()[0]} />;

const OneTenant = () => <TenantScreen {...useTenantPage()} />;

/** The tenant whose id is in the address (TEN-140). */
function useTenantPage(): TenantScreenProps {
  const [path, navigate] = useLocation();
  const [address, setAddress] = useSearchParams();
  const isEdited = address.get('dialog') === 'edit';
  const [editing] = useState(isEdited);
  const [lettersToFix] = useState(() =>
    LetterFilterKeys.find((key) => key === address.get('letters')),
  );
  const [isEditClosed, setEditClosed] = useState(false);
  useEffect(() => {
    if (isEdited) setAddress({}, { replace: true });
  }, [isEdited, setAddress]);
  const id = Number(path.split('/')[2]);
  const response = useCall(tenantCalls.overview, [id], asRecord);
  const history = useCall(tenantCalls.history, [id], asRecord);
  const { report } = useSaves();
  const confirm = useConfirm();
  const saves = useTenantSaves('staff');
  const tenant = response.data?.tenant;
  // In an effect, when the dialog with its changes is gone.
  useEffect(() => {
    if (isEditClosed && lettersToFix && tenant)
      navigate(paths.lettersToFix(tenant, lettersToFix), { replace: true });
  }, [isEditClosed, lettersToFix, tenant, navigate]);
  return {
    defaultEditing: editing,
    onEditClose: () => setEditClosed(true),
    model:
      isNotFound(response.error) && !response.data ? { status: 'no-tenant' } : toLoadable(response),
    history: toLoadable(history),
    today: useToday(),
    links,
    onWithdraw: async ({ filename, letter_type }) => {
      if (!(await confirm(batchWords.withdrawQuestion(letter_type)))) return;
      await report(
        () => letterCalls.withdraw(filename, id),
        batchWords.letterWithdrawn(tenant ? tenantName(tenant) : ''),
      );
    },
    ...saves,
  };
}

const links: TenantPageLinks = {
  tenants: paths.tenants,
  tenant: paths.tenant,
  facility: ({ facility_id }) => paths.facility(facility_id),
  letter: ({ filename, page }) => `${letterCalls.downloadUrl(filename)}#page=${page}`,
  file: (filename) => letterCalls.downloadUrl(filename),
};

import { createClient } from '@audit-letters/api-client';
import { TenantsScreen } from '@audit-letters/screens';
import { tenantSaves, useTenantDialogs, useTenantList, useToday } from '@audit-letters/screens/swr';

const client = createClient({ getToken: () => sessionStorage.getItem('token') });
const { tenants } = client;

export function Tenants() {
  const { list, reload } = useTenantList({ tenants });
  const saves = tenantSaves({ tenants, role: 'staff', onSettled: reload });
  const { dialog } = useTenantDialogs({ client, saves });
  return <TenantsScreen list={list} dialog={dialog} today={useToday()} />;
}

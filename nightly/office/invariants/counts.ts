import type { LetterType } from '../../../packages/api-client/src/contract.ts';
import type { Office, Reading } from '../office.ts';
import { hasCompleteAddress, isReady, type Tenant } from './tenant.ts';

export async function countsAreThoseOfTenants(office: Office, now: Reading) {
  const problems: string[] = [];
  for (const facility of now.facilities) {
    const own = now.tenants.filter((tenant) => tenant.facility_id === facility.id);
    const shown = own.filter(
      (tenant) =>
        hasCompleteAddress(tenant) && !(tenant.tagged_for_removal && tenant.status === 'moved_out'),
    );
    const count = (condition: (tenant: Tenant) => boolean) => own.filter(condition).length;
    const ready = (type: LetterType) => count((tenant) => isReady(type, tenant));
    const status = (word: string) => count((tenant) => tenant.status === word);
    const { stats } = (await office.ask(`/api/facilities/${facility.id}/overview`)).facility;
    const counts = await office.ask(`/api/facilities/${facility.id}/tenant-mailing-counts`);
    const counted = {
      all: shown.length,
      initial_letter_ready: ready('initial'),
      follow_up_letter_ready: ready('follow_up'),
      welcome_letter_ready: ready('welcome'),
      tagged_for_removal: shown.filter((tenant) => tenant.tagged_for_removal).length,
      tenant_count: own.length,
      audit_letters_sent: count((tenant) => tenant.initial_letter_sent_date !== null),
      enrollment_letters_sent: count((tenant) => tenant.follow_up_letter_sent_date !== null),
      welcome_letters_sent: count((tenant) => tenant.welcome_letter_sent_date !== null),
      selected_coverage: status('selected_coverage'),
      provided_proof: status('provide_proof'),
      opted_out: status('opt_out'),
      moved_out: status('moved_out'),
    };
    const serverCounts: Record<string, number> = { ...stats, ...counts };
    for (const [name, value] of Object.entries(counted))
      if (serverCounts[name] !== value)
        problems.push(
          `${name} of ${facility.facility_number} is ${serverCounts[name]} and not ${value}`,
        );
  }
  return problems;
}

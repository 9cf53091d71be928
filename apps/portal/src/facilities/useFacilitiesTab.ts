import type { FacilitiesScreenProps, FacilitiesTab } from '@audit-letters/screens';
import { useSearchParams } from 'wouter';

const tabs: readonly FacilitiesTab[] = ['active', 'stats', 'archives', 'retired'];

/** The tab in the address; another one starts without the filters and the page of the last. */
export function useFacilitiesTab(): Pick<FacilitiesScreenProps, 'tab' | 'onTabChange'> {
  const [address, setAddress] = useSearchParams();
  const named = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === named) ?? 'active',
    onTabChange: (tab) => setAddress(tab === 'active' ? {} : { tab }),
  };
}

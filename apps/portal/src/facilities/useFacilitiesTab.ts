import type { FacilitiesScreenProps, FacilitiesTab } from '@audit-letters/screens';
import { useSearchParams } from 'wouter';

const tabs: readonly FacilitiesTab[] = ['active', 'stats', 'archives', 'retired'];

/** The tab in the address. A change of tab clears the filters and the page. */
export function useFacilitiesTab(): Pick<FacilitiesScreenProps, 'tab' | 'onTabChange'> {
  const [address, setAddress] = useSearchParams();
  const named = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === named) ?? 'active',
    onTabChange: (tab) => setAddress(tab === 'active' ? {} : { tab }),
  };
}

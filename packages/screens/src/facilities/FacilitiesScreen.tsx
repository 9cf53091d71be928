import { Tabs } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { PageLayout } from '../page/PageLayout.tsx';

/** The lists of facilities, one a tab. */
export type FacilitiesTab = 'active' | 'stats' | 'archives' | 'retired';

export interface FacilitiesScreenProps {
  tab: FacilitiesTab;
  /** What each tab shows; only the chosen one is drawn. */
  panels: Readonly<Record<FacilitiesTab, ReactNode>>;
  onTabChange: (tab: FacilitiesTab) => void;
}

/** Facilities from four sides (FAC-2). The retired ones have no header, only an address. */
export const FacilitiesScreen = ({ tab, panels, onTabChange }: FacilitiesScreenProps) => (
  <PageLayout title="Facility List">
    <Tabs
      label="Facilities"
      value={tab}
      onValueChange={({ value }) => onTabChange(value)}
      items={[
        { value: 'active', label: 'Active Facilities', content: panels.active },
        { value: 'stats', label: 'Facility Stats', content: panels.stats },
        { value: 'archives', label: 'Facility Archives', content: panels.archives },
      ]}
    />
    {tab === 'retired' && panels.retired}
  </PageLayout>
);

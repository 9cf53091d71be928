import { Tabs } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { PageLayout } from '../page/PageLayout.tsx';

/** The tabs of the facility lists. */
export type FacilitiesTab = 'active' | 'stats' | 'archives' | 'retired';

export interface FacilitiesScreenProps {
  /** The open tab. */
  tab: FacilitiesTab;
  /** The content of each tab. Only the open tab is rendered. */
  panels: Readonly<Record<FacilitiesTab, ReactNode>>;
  /** The user opens another tab. */
  onTabChange: (tab: FacilitiesTab) => void;
}

/** The facility lists in tabs (FAC-2). The retired list has no tab, only an address. */
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

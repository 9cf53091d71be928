import { LinkButton, Tabs } from '@audit-letters/ui';
import Archive from 'lucide-react/icons/archive';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { type FacilitiesTab, facilitiesTabs } from '../format/facilitiesTabs.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export interface FacilitiesScreenProps {
  /** The open tab. */
  tab: FacilitiesTab;
  /** The content of each tab. Only the open tab is rendered. */
  panels: Readonly<Record<FacilitiesTab, ReactNode>>;
  /** The address of Add Facility. */
  addHref: string;
  /** The address of the retired facilities, which have no tab. */
  retiredHref: string;
  /** The user opens another tab. */
  onTabChange: (change: { tab: FacilitiesTab }) => void;
}

/** The facility lists in tabs (FAC-2). The retired list has no tab, only a link (FAC-2). */
export const FacilitiesScreen = ({
  tab,
  panels,
  addHref,
  retiredHref,
  onTabChange,
}: FacilitiesScreenProps) => (
  <PageLayout
    title="Facility List"
    actions={
      <>
        {tab !== 'retired' && (
          <LinkButton variant="ghost" icon={<Archive />} href={retiredHref}>
            Retired
          </LinkButton>
        )}
        <LinkButton icon={<Plus />} href={addHref}>
          Add Facility
        </LinkButton>
      </>
    }
  >
    <Tabs
      label="Facilities"
      value={tab}
      onValueChange={({ value }) => onTabChange({ tab: value })}
      items={[
        { value: 'active', label: facilitiesTabs.active, content: panels.active },
        { value: 'stats', label: facilitiesTabs.stats, content: panels.stats },
        { value: 'archives', label: facilitiesTabs.archives, content: panels.archives },
      ]}
    />
    {tab === 'retired' && panels.retired}
  </PageLayout>
);

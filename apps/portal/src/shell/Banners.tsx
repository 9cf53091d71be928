import { MaintenanceBanner, OutOfDateBanner } from '@audit-letters/screens';
import { useState } from 'react';
import { appReload, useOutOfDate } from './reload/appReload.ts';
import { useAppStatus } from './reload/useAppStatus.ts';

interface Maintenance {
  /** `null` when none is planned or the user has closed its banner. */
  scheduledFor: Date | null;
  onDismiss: () => void;
}

/** The planned maintenance. */
export function useMaintenance(): Maintenance {
  const { scheduledMaintenance } = useAppStatus();
  const [dismissedFor, setDismissedFor] = useState<number | null>(null);
  const time = scheduledMaintenance?.getTime() ?? null;
  return {
    scheduledFor: time === dismissedFor ? null : scheduledMaintenance,
    onDismiss: () => setDismissedFor(time),
  };
}

/** The banners of the whole app. */
export function Banners({ maintenance }: { maintenance: Maintenance }) {
  const outOfDate = useOutOfDate();
  const { scheduledFor, onDismiss } = maintenance;
  return (
    <>
      {outOfDate && <OutOfDateBanner onReload={appReload.reload} />}
      {scheduledFor && <MaintenanceBanner scheduledFor={scheduledFor} onDismiss={onDismiss} />}
    </>
  );
}

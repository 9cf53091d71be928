import { MaintenanceBanner, OutOfDateBanner } from '@audit-letters/screens';
import { useState } from 'react';
import { appReload, useOutOfDate } from './reload/appReload.ts';
import { useAppStatus } from './reload/useAppStatus.ts';

/** The planned maintenance, unless the user has closed its banner. */
export function useMaintenance() {
  const { scheduledMaintenance } = useAppStatus();
  const [dismissedFor, setDismissedFor] = useState<number | null>(null);
  const time = scheduledMaintenance?.getTime() ?? null;
  return {
    scheduledFor: time === dismissedFor ? null : scheduledMaintenance,
    onDismiss: () => setDismissedFor(time),
  };
}

/** The banners of the whole app. */
export function Banners({ maintenance }: { maintenance: ReturnType<typeof useMaintenance> }) {
  const outOfDate = useOutOfDate();
  const { scheduledFor, onDismiss } = maintenance;
  return (
    <>
      {outOfDate && <OutOfDateBanner onReload={appReload.reload} />}
      {scheduledFor && <MaintenanceBanner scheduledFor={scheduledFor} onDismiss={onDismiss} />}
    </>
  );
}

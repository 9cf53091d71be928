import type { TenantEvent } from '@audit-letters/api-client';
import { Button, formatDay } from '@audit-letters/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { mailedDay } from '../../format/dates/moment.ts';
import { tenantEventText } from '../../format/tenantEventText.ts';
import { NotLoaded } from '../../layout/Loaded.tsx';
import { Timeline } from '../../layout/timeline/Timeline.tsx';

/** The history of a tenant, or why it could not be loaded. */
export type TenantHistoryResult =
  | { status: 'ready'; events: readonly TenantEvent[] }
  | { status: 'failed'; message: string };

export interface TenantHistoryProps {
  /** Loads the history. It is called when the user opens it. */
  onLoad: () => Promise<TenantHistoryResult>;
  /** The address of a letter's PDF. */
  fileHref: (filename: string) => string;
}

/** A disclosure with what happened to a tenant (TEN-83). */
export function TenantHistory({ onLoad, fileHref }: TenantHistoryProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<TenantHistoryResult | null>(null);

  async function load() {
    setResult(null);
    setResult(await onLoad());
  }

  function handleToggle() {
    setOpen(!open);
    if (!open) void load();
  }

  return (
    <div className="al-tenant-history">
      <Button
        variant="ghost"
        size="small"
        icon={<ChevronDown className="al-tenant-history-mark" />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={handleToggle}
      >
        History
      </Button>
      {open && (
        <div id={panelId}>
          {result?.status === 'ready' ? (
            <TenantEvents events={result.events} fileHref={fileHref} />
          ) : (
            <NotLoaded
              of={result ? { ...result, retry: () => void load() } : { status: 'loading' }}
              lines={3}
              label="Loading the history"
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The history of a tenant, newest first (TEN-83). */
export function TenantEvents({
  events,
  fileHref,
}: Pick<TenantHistoryProps, 'fileHref'> & { events: readonly TenantEvent[] }) {
  if (events.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <Timeline
      entries={events.map((event) => ({
        ...event,
        title: tenantEventText(event),
        details: event.mail_time ? `mailed ${formatDay(mailedDay(event.mail_time))}` : undefined,
        file: event.filename ? { label: 'PDF', href: fileHref(event.filename) } : undefined,
      }))}
    />
  );
}

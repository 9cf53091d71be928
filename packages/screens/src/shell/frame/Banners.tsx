import { Banner, Button } from '@audit-letters/ui';

/** Announces a new version of the app. */
export function OutOfDateBanner({ onReload }: { onReload: () => void }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onReload}>
          Reload
        </Button>
      }
    >
      Application has been updated. Please refresh to update.
    </Banner>
  );
}

export interface MaintenanceBannerProps {
  /** When the maintenance begins. */
  scheduledFor: Date;
  /** The user closes the banner. */
  onDismiss: () => void;
}

/** Announces planned maintenance in the local time zone (SHL-30). */
export function MaintenanceBanner({ scheduledFor, onDismiss }: MaintenanceBannerProps) {
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      <p>
        Planned maintenance is scheduled for {dateOf.format(scheduledFor)} at{' '}
        {timeOf.format(scheduledFor)}.
      </p>
      <p>This should take less than 15 minutes.</p>
      <p>We apologize for any inconvenience this may cause.</p>
    </Banner>
  );
}

const dateOf = new Intl.DateTimeFormat('en-US');
const timeOf = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

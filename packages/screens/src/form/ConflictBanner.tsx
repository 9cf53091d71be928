import { Banner, Button } from '@audit-letters/ui';

export interface ConflictBannerProps {
  /** The message of the failed save. */
  message: string;
  /** Whether a field shows that the other user has changed it. What has no field, such as a charge, is not marked. */
  marksFields: boolean;
  /** Discards the conflicting changes. Omit it if there are none. */
  onDiscardConflicts?: (() => void) | undefined;
}

/** Says in a dialog that another user has saved first. The hints of the fields show the other values. */
export const ConflictBanner = ({
  message,
  marksFields,
  onDiscardConflicts,
}: ConflictBannerProps) => (
  <Banner
    ref={scrollIntoView}
    tone="warning"
    role="alert"
    title={message}
    action={
      onDiscardConflicts && (
        <Button size="small" onClick={onDiscardConflicts}>
          Use their values
        </Button>
      )
    }
  >
    {`Nothing is saved yet.${marksFields ? ' The fields that the other person has saved are marked below.' : ''} Save again to keep your changes${onDiscardConflicts ? ', or use their values' : ''}.`}
  </Banner>
);

/** Shows the banner above the fields of a long dialog. jsdom has no layout. */
const scrollIntoView = (banner: HTMLElement | null) =>
  banner?.scrollIntoView?.({ block: 'nearest' });

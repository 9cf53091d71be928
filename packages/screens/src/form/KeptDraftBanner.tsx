import { Banner, Button, Stack } from '@audit-letters/ui';
import { formatMoment } from '../format/dates/moment.ts';

export interface KeptDraftBannerProps {
  /** When the changes were made, in milliseconds. */
  time: number;
  /** The user wants them in the form. */
  onRestore: () => void;
  /** The user does not need them. */
  onDiscard: () => void;
}

/** Offers the changes of a form that a reload or the end of a session has interrupted (SHL-95). */
export const KeptDraftBanner = ({ time, onRestore, onDiscard }: KeptDraftBannerProps) => (
  <Banner
    title={`You have unsaved changes of ${formatMoment(time)}.`}
    action={
      <Stack direction="row" gap="small">
        <Button size="small" variant="primary" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    }
  >
    Restore puts them into the form, and marks what others have saved since.
  </Banner>
);

import { Banner, Button } from '@audit-letters/ui';

export interface KeptDraftBannerProps {
  /** When the changes were made, in milliseconds. */
  time: number;
  /** The user wants them in the form. */
  onRestore: () => void;
  /** The user does not need them. */
  onDiscard: () => void;
}

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers the changes of a form that a reload or the end of a session has interrupted (SHL-95). */
export const KeptDraftBanner = ({ time, onRestore, onDiscard }: KeptDraftBannerProps) => (
  <Banner
    title="You have changed this form and not saved it."
    action={
      <>
        <Button size="small" variant="primary" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    Your changes of {clock.format(time)} were interrupted. Restore puts them into the form, and
    marks what others have saved since.
  </Banner>
);

import { Banner, Button } from '@audit-letters/ui';

export interface ConflictBannerProps {
  /** The sentence of the refusal. */
  message: string;
  /** Gives up the changes that conflict; left out where none does. */
  onTheirsTake?: (() => void) | undefined;
}

/** Says in a dialog that someone else has saved first. Their values stand under the fields. */
export const ConflictBanner = ({ message, onTheirsTake }: ConflictBannerProps) => (
  <Banner
    tone="warning"
    role="alert"
    title={message}
    action={
      onTheirsTake && (
        <Button size="small" onClick={onTheirsTake}>
          Use their values
        </Button>
      )
    }
  >
    Nothing is saved yet. The fields that the other person has saved are marked below. Save again to
    keep your changes{onTheirsTake && ', or use their values'}.
  </Banner>
);

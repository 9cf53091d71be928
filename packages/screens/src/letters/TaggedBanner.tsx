import { moveOutsConfirmedOn } from '@audit-letters/api-client/values';
import { Banner, Button, LinkButton, Toolbar } from '@audit-letters/ui';
import { counted } from '../format/counted.ts';
import type { SendLettersScreenProps } from './sendLetters.ts';

interface TaggedBannerProps
  extends Pick<
    SendLettersScreenProps,
    'facility' | 'whatToFix' | 'taggedHref' | 'onTaggedMoveOut'
  > {
  /** The tagged tenants of the facility or state. */
  count: number;
}

/** Why the letters are blocked (LET-19), with links to the tagged tenants: in a state, to those of each facility. */
export function TaggedBanner({
  count,
  facility,
  whatToFix,
  taggedHref,
  onTaggedMoveOut,
}: TaggedBannerProps) {
  const links = facility
    ? [{ tagged: facility, text: `Show ${counted(count, 'tenant')} tagged` }]
    : (whatToFix?.question.tagged_facilities ?? []).map(
        ({ facility_id, facility_number, tagged }) => ({
          tagged: { ...(facility_id && { id: facility_id }), facility_number },
          text: `Show ${counted(tagged, 'tenant')} tagged in ${facility_number}`,
        }),
      );
  return (
    <Banner
      tone="warning"
      action={
        taggedHref && links.length > 0 ? (
          <Toolbar label="Tagged tenants">
            {onTaggedMoveOut && (
              <Button size="small" onClick={onTaggedMoveOut}>
                {facility && moveOutsConfirmedOn(facility) === null
                  ? 'Confirm move-outs'
                  : 'Set to Moved Out'}
              </Button>
            )}
            {links.map(({ tagged, text }) => (
              <LinkButton key={text} size="small" href={taggedHref(tagged)}>
                {text}
              </LinkButton>
            ))}
          </Toolbar>
        ) : (
          <span>{`${counted(count, 'tenant')} tagged`}</span>
        )
      }
    >
      Some tenants are tagged for removal. They will need to be removed or untagged before
      continuing.
    </Banner>
  );
}

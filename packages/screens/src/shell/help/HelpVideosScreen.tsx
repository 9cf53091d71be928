import { Card, EmptyState, Stack } from '@audit-letters/ui';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { FirstSteps, type Reader } from '../../layout/steps/FirstSteps.tsx';

export interface HelpVideosScreenProps {
  /** The address of the videos to embed; empty if there are none. */
  address: string;
  /** Whose first steps are shown; without a reader those of all. */
  reader: Reader | null;
}

/** The embedded video showcase (SHL-13), and below it the first steps, which need no video (SHL-13). */
export const HelpVideosScreen = ({ address, reader }: HelpVideosScreenProps) => (
  <PageLayout title="Help Videos">
    {address ? (
      <iframe
        className="al-help-videos"
        src={address}
        title="Help videos"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
      />
    ) : (
      <EmptyState title="No help videos have been set up yet.">
        Please ask your contact person for help.
      </EmptyState>
    )}
    <h2>First steps</h2>
    <Stack>
      {(reader ? [reader] : readers).map((one) => (
        <Card key={one} title={one === 'staff' ? 'For the office' : 'For facility managers'}>
          <FirstSteps reader={one} />
        </Card>
      ))}
    </Stack>
  </PageLayout>
);

const readers = ['manager', 'staff'] as const;

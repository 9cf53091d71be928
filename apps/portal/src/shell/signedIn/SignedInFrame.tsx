import { Skeleton } from '@audit-letters/ui';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../reload/lazyComponent.tsx';
import { BrokenPage } from '../BrokenPage.tsx';
import { GuestFrame } from '../GuestFrame.tsx';
import type { SignedInProps } from './SignedIn.tsx';

// The login needs none of it.
const SignedIn = lazyComponent<SignedInProps>(
  () => import('./SignedIn.tsx').then((it) => it.SignedIn),
  ({ banners }) => (
    <GuestFrame supportOffered={false} banners={banners}>
      <Skeleton lines={6} />
    </GuestFrame>
  ),
);

export const loadSignedInFrame = SignedIn.load;

/** The frame of a signed-in user. The frame of visitors takes its place while its code loads. */
export const SignedInFrame = (props: SignedInProps) => (
  <ErrorBoundary
    fallbackRender={(failure) => (
      <GuestFrame banners={props.banners}>
        <BrokenPage {...failure} />
      </GuestFrame>
    )}
  >
    <SignedIn {...props} />
  </ErrorBoundary>
);

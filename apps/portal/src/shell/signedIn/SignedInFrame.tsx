import { Skeleton } from '@audit-letters/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPage } from '../../reload/lazyPage.ts';
import { BrokenPage } from '../BrokenPage.tsx';
import { GuestFrame } from '../GuestFrame.tsx';
import type { SignedInProps } from './SignedIn.tsx';

// The login needs none of it.
const SignedIn = lazyPage<SignedInProps>(() => import('./SignedIn.tsx').then((it) => it.SignedIn));

/** The frame of a signed-in user. The frame of visitors takes its place while its code loads. */
export const SignedInFrame = (props: SignedInProps) => (
  <ErrorBoundary
    fallbackRender={(failure) => (
      <GuestFrame banners={props.banners}>
        <BrokenPage {...failure} />
      </GuestFrame>
    )}
  >
    <Suspense
      fallback={
        <GuestFrame supportOffered={false} banners={props.banners}>
          <Skeleton lines={6} />
        </GuestFrame>
      }
    >
      <SignedIn {...props} />
    </Suspense>
  </ErrorBoundary>
);

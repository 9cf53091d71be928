import { AppFrame, TopBar } from '@audit-letters/screens';
import { type ReactNode, useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { Help, useHelp } from './Help.tsx';
import { prefetchPages } from './prefetch.ts';
import { useColors } from './theme.ts';
import { useLinks } from './useLinks.ts';

interface GuestFrameProps {
  /** False where the frame of a signed-in user takes the place of this one: the open help would go with it. */
  supportOffered?: boolean;
  banners: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame of a visitor who is not signed in. */
export function GuestFrame({ supportOffered = true, banners, children }: GuestFrameProps) {
  const [, navigate] = useBrowserLocation();
  const help = useHelp();
  const colors = useColors();
  useLinks(navigate);
  useEffect(() => prefetchPages([paths.home]), []);
  return (
    <>
      <AppFrame
        topBar={
          <TopBar
            {...colors}
            logo="product"
            welcomeName={null}
            passwordUnchanged={false}
            supportOffered={supportOffered}
            homeHref={paths.home}
            profileHref={paths.profile}
            logoutHref={paths.logout}
            onSupportOpen={() => help.onOpenChange(true)}
          />
        }
        banners={banners}
      >
        {children}
      </AppFrame>
      <Help {...help} />
    </>
  );
}

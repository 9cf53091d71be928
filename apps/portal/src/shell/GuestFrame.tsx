import { AppFrame, TopBar } from '@audit-letters/screens';
import type { ReactNode } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { Help, useHelp } from './Help.tsx';
import { useColors } from './theme.ts';
import { useLinks } from './useLinks.ts';

interface GuestFrameProps {
  banners: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame of a visitor who is not signed in. */
export function GuestFrame({ banners, children }: GuestFrameProps) {
  const [, navigate] = useBrowserLocation();
  const help = useHelp();
  const colors = useColors();
  useLinks(navigate);
  return (
    <>
      <AppFrame
        topBar={
          <TopBar
            {...colors}
            logo="product"
            welcomeName={null}
            passwordUnchanged={false}
            supportOffered
            homeHref={paths.home}
            profileHref={paths.profile}
            logoutHref={paths.logout}
            onSupportOpen={() => help.onOpenChange({ open: true })}
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

import { Button, IconButton, LinkButton, VisuallyHidden } from '@audit-letters/ui';
import { Bell, CircleHelp, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { PrimeLogo, ProductLogo } from './Logo.tsx';

/** The theme that the user has chosen. */
export type ColorTheme = 'light' | 'dark';

export interface TopBarProps {
  /** The mark beside the title: prime facilities have their own. */
  logo: 'product' | 'prime';
  /** Whom to welcome; `null` when nobody is signed in. Profile and Logout are there with it. */
  welcomeName: string | null;
  /** The generated password is still in use: Profile carries a badge. */
  passwordUnchanged: boolean;
  /** Support is there. */
  supportOffered: boolean;
  theme: ColorTheme;
  homeHref: string;
  profileHref: string;
  logoutHref: string;
  onSupportOpen: () => void;
  onMessageLogOpen: () => void;
  onThemeChange: (change: { theme: ColorTheme }) => void;
}

/** The top navigation (SHL-34). Renders a `<header>`. */
export function TopBar(props: TopBarProps) {
  const Logo = props.logo === 'prime' ? PrimeLogo : ProductLogo;
  const signedIn = props.welcomeName !== null;
  const otherTheme = props.theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="al-topbar">
      <a className="al-topbar-home" href={props.homeHref}>
        <Logo />
        <span>Audit Letter Program</span>
      </a>
      <nav className="al-topbar-actions" aria-label="Account and help">
        {signedIn && (
          <span className="al-topbar-welcome">
            Welcome, <strong>{props.welcomeName}</strong>
          </span>
        )}
        <IconButton
          label={`Use ${otherTheme} colors`}
          icon={props.theme === 'dark' ? <Sun /> : <Moon />}
          onClick={() => props.onThemeChange({ theme: otherTheme })}
        />
        {signedIn && (
          <IconButton label="Messages" icon={<Bell />} onClick={props.onMessageLogOpen} />
        )}
        {props.supportOffered && (
          <Button
            variant="ghost"
            icon={<CircleHelp />}
            title="Support"
            onClick={props.onSupportOpen}
          >
            <span className="al-topbar-word">Support</span>
          </Button>
        )}
        {signedIn && (
          <>
            <span className="al-topbar-profile">
              <LinkButton
                variant="ghost"
                icon={<UserRound />}
                title="Profile"
                href={props.profileHref}
              >
                <span className="al-topbar-word">Profile</span>
              </LinkButton>
              {props.passwordUnchanged && (
                <span className="al-topbar-badge" title="Password not changed">
                  <VisuallyHidden>Password not changed</VisuallyHidden>
                </span>
              )}
            </span>
            <LinkButton variant="ghost" icon={<LogOut />} title="Logout" href={props.logoutHref}>
              <span className="al-topbar-word">Logout</span>
            </LinkButton>
          </>
        )}
      </nav>
    </header>
  );
}

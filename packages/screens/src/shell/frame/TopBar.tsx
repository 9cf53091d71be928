import { Button, IconButton, LinkButton, VisuallyHidden } from '@audit-letters/ui';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { PrimeLogo, ProductLogo } from '../../layout/Logo.tsx';

/** The theme that the user has chosen. */
export type ColorTheme = 'light' | 'dark';

export interface TopBarProps {
  /** The logo beside the title. Prime facilities have their own. */
  logo: 'product' | 'prime';
  /** The name of the user; `null` when signed out, which hides Profile and Logout. */
  welcomeName: string | null;
  /** The generated password is still in use. Profile shows a badge. */
  passwordUnchanged: boolean;
  /** Show the Support button. */
  supportOffered: boolean;
  /** The `ScreenMenu` of narrow windows. It holds the theme too. */
  menu?: ReactNode;
  /** The `ActivityButton` of a signed-in user. */
  activity?: ReactNode;
  /** The theme in force. */
  theme: ColorTheme;
  /** The address of the home page. */
  homeHref: string;
  /** The address of the profile. */
  profileHref: string;
  /** The address that signs out. */
  logoutHref: string;
  /** The user opens the command box. */
  onCommandsOpen?: () => void;
  /** The user opens the help dialog. */
  onSupportOpen: () => void;
  /** The user chooses the other theme. */
  onThemeChange: (change: { theme: ColorTheme }) => void;
}

/** The top navigation (SHL-34). Renders a `<header>`. */
export function TopBar(props: TopBarProps) {
  const Logo = props.logo === 'prime' ? PrimeLogo : ProductLogo;
  const signedIn = props.welcomeName !== null;
  const otherTheme = props.theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="al-topbar">
      {props.menu}
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
        {signedIn && props.onCommandsOpen && (
          <Button
            variant="ghost"
            className="al-topbar-commands"
            icon={<Search />}
            title="Go to (Ctrl+K)"
            aria-keyshortcuts="Control+K"
            onClick={props.onCommandsOpen}
          >
            <span className="al-topbar-word">Go to</span>
            <kbd className="al-topbar-word" aria-hidden>
              Ctrl K
            </kbd>
          </Button>
        )}
        <IconButton
          className="al-topbar-theme"
          label={`Use ${otherTheme} colors`}
          icon={props.theme === 'dark' ? <Sun /> : <Moon />}
          onClick={() => props.onThemeChange({ theme: otherTheme })}
        />
        {signedIn && props.activity}
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

import { Button, IconButton, Popover } from '@audit-letters/ui';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useState } from 'react';
import type { ColorTheme } from '../frame/TopBar.tsx';
import { NavList, type ScreenNavProps } from './ScreenNav.tsx';

export interface ScreenMenuProps extends ScreenNavProps {
  /** The name of the user. */
  welcomeName: string;
  /** The theme in force. */
  theme: ColorTheme;
  /** The user opens the command box. */
  onCommandsOpen?: () => void;
  /** The user chooses the other theme. */
  onThemeChange: (change: { theme: ColorTheme }) => void;
}

/**
 * The links of `ScreenNav` behind one button, for narrow windows (SHL-68). It closes when a screen opens. Renders a
 * `<button>` and a panel.
 */
export function ScreenMenu({
  welcomeName,
  theme,
  onThemeChange,
  onCommandsOpen,
  ...nav
}: ScreenMenuProps) {
  const [open, setOpen] = useState(false);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu
  useEffect(() => setOpen(false), [nav.currentHref]);

  return (
    <Popover
      open={open}
      onOpenChange={({ open: next }) => setOpen(next)}
      label="Menu"
      className="al-nav-panel"
      trigger={<IconButton className="al-nav-button" label="Menu" icon={<Menu />} />}
    >
      <p className="al-nav-welcome">
        Welcome, <strong>{welcomeName}</strong>
      </p>
      <nav aria-label="Screens">
        <NavList {...nav} />
      </nav>
      {onCommandsOpen && (
        <Button
          variant="ghost"
          icon={<Search />}
          onClick={() => {
            setOpen(false);
            onCommandsOpen();
          }}
        >
          Go to
        </Button>
      )}
      <Button
        variant="ghost"
        icon={theme === 'dark' ? <Sun /> : <Moon />}
        onClick={() => onThemeChange({ theme: otherTheme })}
      >
        Use {otherTheme} colors
      </Button>
    </Popover>
  );
}

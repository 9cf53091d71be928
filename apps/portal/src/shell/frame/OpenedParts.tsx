import { ActivityPanel, ShortcutsDialog, shellDialogs } from '@audit-letters/screens';
import { laterDialog, useLoadLater } from '@audit-letters/ui';
import { useState } from 'react';
import { commandBox, useCommandBox } from '../commands/commandBox.ts';
import type { Theme, useColors } from '../theme.ts';
import { letterKeysStore, useShortcutsKey } from './shortcuts.ts';
import type { Activity } from './useActivity.ts';

interface OpenedPartsProps {
  activity: Activity;
  colors: ReturnType<typeof useColors>;
  /** The keys of one character are on. */
  letterKeys: boolean;
  /** Missing for staff. */
  onSupportOpen?: () => void;
}

const CommandBox = laterDialog(() =>
  import('../commands/PortalCommandBox.tsx').then((it) => it.PortalCommandBox),
);
const dialogs = [CommandBox, ...shellDialogs];

/** The message panel, the list of keys and the command box (SHL-70). */
export function OpenedParts({ activity, colors, letterKeys, onSupportOpen }: OpenedPartsProps) {
  useLoadLater(dialogs);
  const commandsOpen = useCommandBox() !== null;
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  useShortcutsKey(() => setShortcutsOpen(true), letterKeys);
  return (
    <>
      {activity.panel && <ActivityPanel {...activity.panel} />}
      {shortcutsOpen && (
        <ShortcutsDialog
          letterKeys={letterKeys}
          onLetterKeysChange={({ on }) => letterKeysStore.set(on)}
          onClose={() => setShortcutsOpen(false)}
        />
      )}
      {commandsOpen && (
        <CommandBox
          onClose={commandBox.close}
          actions={{
            otherTheme: otherTheme(colors.theme),
            onThemeChange: () => colors.onThemeChange({ theme: otherTheme(colors.theme) }),
            onMessagesOpen: () => activity.button.onOpenChange({ open: true }),
            onShortcutsOpen: () => setShortcutsOpen(true),
            ...(onSupportOpen && { onSupportOpen }),
          }}
        />
      )}
    </>
  );
}

const otherTheme = (current: Theme): Theme => (current === 'dark' ? 'light' : 'dark');

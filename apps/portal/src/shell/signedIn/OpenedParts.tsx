import { useState } from 'react';
import { commandBox, useCommandBox } from '../../commands/commandBox.ts';
import { lazyComponent } from '../../reload/lazyComponent.tsx';
import { OpenedPart } from '../OpenedPart.tsx';
import type { Theme, useColors } from '../theme.ts';
import { letterKeysStore, useShortcutsKey } from './shortcuts.ts';
import type { Activity } from './useActivity.ts';

const ActivityPanel = lazyComponent(() =>
  import('../parts/ActivityPanel.ts').then((it) => it.ActivityPanel),
);
const ShortcutsDialog = lazyComponent(() =>
  import('../parts/ShortcutsDialog.ts').then((it) => it.ShortcutsDialog),
);
const CommandBox = lazyComponent(() =>
  import('../../commands/PortalCommandBox.tsx').then((it) => it.PortalCommandBox),
);

interface OpenedPartsProps {
  activity: Activity;
  colors: ReturnType<typeof useColors>;
  /** The keys of one character are on. */
  letterKeys: boolean;
  /** Missing for staff. */
  onSupportOpen?: () => void;
}

/** The message panel, the list of keys and the command box (SHL-70). */
export function OpenedParts({ activity, colors, letterKeys, onSupportOpen }: OpenedPartsProps) {
  const commandsOpen = useCommandBox() !== null;
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  useShortcutsKey(() => setShortcutsOpen(true), letterKeys);
  return (
    <>
      <OpenedPart
        open={activity.panel !== null}
        name="The message panel"
        onFailure={() => activity.panel?.onClose()}
      >
        {activity.panel && <ActivityPanel {...activity.panel} />}
      </OpenedPart>
      <OpenedPart
        open={shortcutsOpen}
        name="The list of keys"
        onFailure={() => setShortcutsOpen(false)}
      >
        <ShortcutsDialog
          open={shortcutsOpen}
          letterKeys={letterKeys}
          onLetterKeysChange={letterKeysStore.set}
          onOpenChange={setShortcutsOpen}
        />
      </OpenedPart>
      <OpenedPart open={commandsOpen} name="The command box" onFailure={commandBox.close}>
        {commandsOpen && (
          <CommandBox
            actions={{
              otherTheme: otherTheme(colors.theme),
              onThemeChange: () => colors.onThemeChange({ theme: otherTheme(colors.theme) }),
              onMessagesOpen: () => activity.button.onOpenChange(true),
              onShortcutsOpen: () => setShortcutsOpen(true),
              ...(onSupportOpen && { onSupportOpen }),
            }}
          />
        )}
      </OpenedPart>
    </>
  );
}

const otherTheme = (current: Theme): Theme => (current === 'dark' ? 'light' : 'dark');

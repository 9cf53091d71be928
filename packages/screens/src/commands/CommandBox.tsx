'use client';

import { Dialog } from '@audit-letters/ui';
import { useCombobox } from 'downshift';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import Filter from 'lucide-react/icons/funnel';
import PanelTop from 'lucide-react/icons/panel-top';
import UserRound from 'lucide-react/icons/user-round';
import Zap from 'lucide-react/icons/zap';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Command, type CommandGroup, type CommandSearch, rankedGroups } from './commands.ts';

export interface CommandBoxProps<Entry extends Command = Command> {
  /** The text of the field. */
  query: string;
  /** The entries that the app has without a search. The box filters them. */
  groups: readonly CommandGroup<Entry>[];
  /** The facilities and tenants found for the query. */
  search: CommandSearch<Entry>;
  /** The user types. */
  onQueryChange: (change: { query: string }) => void;
  /** The user chooses an entry. */
  onChoose: (command: Entry) => void;
  /** The user closes the box. */
  onClose: () => void;
}

/**
 * One field over everything that can be opened or done (SHL-70). Render it while it is open, from
 * `@audit-letters/screens/command-box`, so that its code loads on first use. Renders a `<div role="dialog">`. APG
 * patterns: dialog, combobox with a listbox.
 */
export const CommandBox = <Entry extends Command>(props: CommandBoxProps<Entry>) => (
  <Dialog
    open
    title="Go to"
    className="al-command-box"
    onOpenChange={({ open }) => !open && props.onClose()}
  >
    <CommandField {...props} />
  </Dialog>
);

/** The field with its list, which is always open. */
function CommandField<Entry extends Command>(props: CommandBoxProps<Entry>) {
  const { query, search } = props;
  const id = useId();
  const found = 'groups' in search ? search.groups : [];
  const groups = rankedGroups(props.groups, found, query).map(({ label, commands }) => ({
    label,
    // A command may stand in two groups.
    entries: commands.map((command) => ({ key: `${label} ${command.id}`, command })),
  }));
  const entries = groups.flatMap((group) => group.entries);
  // Unless the user moves to another one, the first entry is chosen, also when a better one arrives.
  const [moved, setMoved] = useState<{ query: string; key: string | undefined } | null>(null);
  const movedTo = moved?.query === query ? entries.findIndex(({ key }) => key === moved.key) : 0;
  const chosenIndex = Math.max(movedTo, 0);
  // Enter before the response opens the first result when it comes.
  const [awaited, setAwaited] = useState<string | null>(null);
  const openAwaited = useEffectEvent(() => {
    const chosen = entries[chosenIndex];
    if (chosen) props.onChoose(chosen.command);
  });
  const hasResponse = awaited === query && search.status !== 'searching';
  useEffect(() => {
    if (hasResponse) openAwaited();
  }, [hasResponse]);

  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: entries,
    itemToString: () => '',
    inputValue: query,
    selectedItem: null,
    isOpen: true,
    highlightedIndex: entries.length > 0 ? chosenIndex : -1,
    // The browser's scrolling keeps the heading of a group in view.
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
    onStateChange: ({ type, selectedItem, highlightedIndex = -1 }) => {
      // Downshift also chooses when the field loses the focus.
      if (type === ItemClick || type === InputKeyDownEnter) {
        if (selectedItem) props.onChoose(selectedItem.command);
      } else if (highlightedIndex >= 0)
        setMoved(highlightedIndex > 0 ? { query, key: entries[highlightedIndex]?.key } : null);
    },
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && search.status === 'searching' && chosenIndex === 0) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setAwaited(query);
    }
  }
  return (
    <div className="al-command-field">
      <input
        {...getInputProps({
          'aria-label': 'Go to',
          className: 'al-command-input',
          placeholder: 'Screen, action, facility or tenant',
          maxLength: 200,
          spellCheck: false,
          onChange: (event) => props.onQueryChange({ query: event.currentTarget.value }),
          onKeyDown: handleKeyDown,
        })}
      />
      <div {...getMenuProps({ 'aria-label': 'Entries', className: 'al-command-list' })}>
        {groups.map(({ label, entries }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with this role.
          <div
            key={label}
            role="group"
            aria-labelledby={`${id}-${index}`}
            className="al-command-group"
          >
            <p aria-hidden id={`${id}-${index}`} className="al-command-heading">
              {label}
            </p>
            {entries.map((entry) => (
              <div key={entry.key} {...getItemProps({ item: entry, className: 'al-command' })}>
                <CommandIcon kind={entry.command.kind} />
                <span className="al-command-label">{entry.command.label}</span>
                {entry.command.hint && (
                  <span className="al-command-hint al-note">{entry.command.hint}</span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="al-command-status al-note">
        {statusText(search, groups.length > 0)}
      </p>
    </div>
  );
}

const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

const icons: Record<Command['kind'], LucideIcon> = {
  screen: PanelTop,
  action: Zap,
  list: Filter,
  facility: Building2,
  tenant: UserRound,
};

function CommandIcon({ kind }: Pick<Command, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}

function statusText({ status }: CommandSearch, some: boolean): string {
  if (status === 'searching') return 'Looking for facilities and tenants…';
  if (status === 'failed') return 'Facilities and tenants could not be searched.';
  return some ? '' : 'Nothing found.';
}

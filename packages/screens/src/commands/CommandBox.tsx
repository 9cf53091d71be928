'use client';

import { Dialog } from '@audit-letters/ui';
import { Command as Primitive } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import Filter from 'lucide-react/icons/funnel';
import PanelTop from 'lucide-react/icons/panel-top';
import UserRound from 'lucide-react/icons/user-round';
import Zap from 'lucide-react/icons/zap';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
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
export function CommandBox<Entry extends Command>(props: CommandBoxProps<Entry>) {
  const { query, search } = props;
  const groups = rankedGroups(props.groups, 'groups' in search ? search.groups : [], query);
  const entries = groups.flatMap(({ label, commands }) =>
    commands.map((command) => ({ command, value: itemValue(label, command) })),
  );
  // Unless the user moves to another one, the first entry is chosen, also when a better one arrives.
  const [moved, setMoved] = useState<{ query: string; value: string } | null>(null);
  const movedTo = moved?.query === query ? moved.value : null;
  const chosen = entries.find(({ value }) => value === movedTo) ?? entries[0];
  // Enter before the answer opens the first result when it comes.
  const [awaited, setAwaited] = useState<string | null>(null);
  const openAwaited = useEffectEvent(() => chosen && props.onChoose(chosen.command));
  const isAnswered = awaited === query && search.status !== 'searching';
  useEffect(() => {
    if (isAnswered) openAwaited();
  }, [isAnswered]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && search.status === 'searching' && movedTo === null) {
      event.preventDefault();
      setAwaited(query);
    }
  }
  return (
    <Dialog
      open
      title="Go to"
      className="al-command-box"
      onOpenChange={({ open }) => !open && props.onClose()}
    >
      {/* The app filters. The box's own letter for "up" is the key that opens it. */}
      <Primitive
        label="Go to"
        shouldFilter={false}
        vimBindings={false}
        loop
        value={chosen?.value ?? ''}
        onValueChange={(value) => setMoved(value === entries[0]?.value ? null : { query, value })}
        onKeyDown={handleKeyDown}
      >
        <Primitive.Input
          className="al-command-input"
          placeholder="Screen, action, facility or tenant"
          maxLength={200}
          value={query}
          onValueChange={(next) => props.onQueryChange({ query: next })}
        />
        <Primitive.List className="al-command-list" label="Entries">
          {groups.map(({ label, commands }) => (
            <Primitive.Group key={label} heading={label} className="al-command-group">
              {commands.map((command) => (
                <Primitive.Item
                  key={command.id}
                  value={itemValue(label, command)}
                  className="al-command"
                  onSelect={() => props.onChoose(command)}
                >
                  <CommandIcon kind={command.kind} />
                  <span className="al-command-label">{command.label}</span>
                  {command.hint && <span className="al-command-hint">{command.hint}</span>}
                </Primitive.Item>
              ))}
            </Primitive.Group>
          ))}
        </Primitive.List>
        <p aria-live="polite" className="al-command-status">
          {statusText(search, groups.length > 0)}
        </p>
      </Primitive>
    </Dialog>
  );
}

/** `cmdk` trims the values of its items. */
const itemValue = (label: string, { id }: Command) => `${label} ${id}`.trim();

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

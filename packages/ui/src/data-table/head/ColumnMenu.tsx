'use client';
import { tableTexts } from '../../data-table/texts.ts';
import { directionOf } from '../../internal/direction.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { Menu } from '../../menu/Menu.tsx';

interface ColumnMenuProps {
  /** The name of the column. */
  label: string;
  /** The control that has the focus again when the menu has closed. */
  opener: HTMLElement;
  pinned: boolean;
  /** The ids of the columns beside it. */
  before: string | undefined;
  after: string | undefined;
  onMove: (place: string) => void;
  onPinToggle: () => void;
  onWidthReset: () => void;
}

/** The menu of a column, below its heading. It opens when it appears. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { label, opener, pinned, before, after, onMove, onPinToggle, onWidthReset } = props;
  const texts = useTexts('dataTable', tableTexts);
  const beside = directionOf(opener) === 'rtl' ? [after, before] : [before, after];
  const [left, right] = beside.map((id) => ({
    disabled: id === undefined,
    onSelect: () => id !== undefined && onMove(id),
  }));
  return (
    <Menu
      defaultOpen
      trigger={
        <button
          type="button"
          // Hidden, so that it is no part of the name of the heading. It names the menu.
          aria-hidden
          aria-label={texts.menu(label)}
          tabIndex={-1}
          className="al-table-menu"
          onFocus={() => opener.focus({ preventScroll: true })}
        />
      }
      items={[
        { label: texts.pin, checked: pinned, onSelect: onPinToggle },
        { label: texts.moveLeft, ...left },
        { label: texts.moveRight, ...right },
        { label: texts.resetWidth, onSelect: onWidthReset },
      ]}
    />
  );
}

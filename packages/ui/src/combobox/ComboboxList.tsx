'use client';

import * as Primitive from 'radix-ui/popover';
import type { RefObject } from 'react';
import { keepWhileComposing } from '../internal/controlEvents.ts';
import { useLang } from '../locale/LocaleProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import type { ComboboxOption } from './options.ts';
import type { useOptions } from './useOptions.ts';

interface ComboboxListProps<Value extends string>
  extends Pick<ReturnType<typeof useOptions<Value>>, 'listProps' | 'getItemProps' | 'closeMenu'> {
  /** The options that the list shows. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen option. */
  value: ComboboxOption<Value> | null;
  /** Whether options are on their way. */
  loading: boolean;
  /** Text below the options. */
  note: string | false;
  /** The frame of the field, which anchors the list. */
  frameRef: RefObject<HTMLElement | null>;
}

/** The open list. The focus stays in the field. */
export function ComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { options, value, loading, note, frameRef } = props;
  const lang = useLang();
  return (
    <Primitive.Root open onOpenChange={props.closeMenu}>
      <Primitive.Anchor virtualRef={frameRef} />
      <Primitive.Portal>
        <Primitive.Content
          role="group"
          lang={lang}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="al-popover al-combobox-panel"
          onEscapeKeyDown={keepWhileComposing}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press on the scrollbar must not take the focus.
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && frameRef.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <ul
            {...props.listProps}
            aria-busy={loading}
            hidden={options.length === 0}
            className="al-combobox-list"
          >
            {options.map((option, index) => (
              <li
                key={option.value}
                {...props.getItemProps({ item: option, index })}
                data-chosen={option.value === value?.value || undefined}
                className="al-option al-combobox-option"
              >
                <span className="al-combobox-label">{option.label}</span>
                {/* The space keeps the words apart for those who read the text without the layout. */}
                {option.hint && <span className="al-combobox-hint"> {option.hint}</span>}
              </li>
            ))}
          </ul>
          {/* The field announces it. */}
          {note && (
            <p aria-hidden className="al-combobox-note">
              {loading && <Spinner label={null} />}
              <span>{note}</span>
            </p>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

import {
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useMemo,
} from 'react';
import { joinRefs } from './joinRefs.ts';

interface OpenerProps {
  /** The button. */
  trigger: ReactElement;
  /** The role of the panel. @default 'dialog' */
  popup?: 'dialog' | 'menu';
  /** The id of the button, unless it has its own. */
  id?: string;
  /** Whether the panel of the button is open. */
  open: boolean;
  /** The id of the open panel. */
  controls: string;
  /** Called when the user presses the button with the pointer or a key. Arrow Down also opens a menu. */
  onPress: (event: { byKeyboard: boolean }) => void;
  /** Receives the element of the button. */
  ref?: Ref<HTMLElement>;
}

interface TriggerProps {
  ref?: Ref<HTMLElement>;
  type?: string;
  id?: string | undefined;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'data-state'?: 'open' | 'closed';
}

/** The button of a dialog, popover or menu, with the same attributes as Radix's trigger, which comes with the whole panel. */
export function Opener(props: OpenerProps) {
  const { trigger, popup = 'dialog', open, controls, onPress, ref } = props;
  const own = isValidElement<TriggerProps>(trigger) ? trigger : null;
  const ownRef = own?.props.ref;
  const refs = useMemo(() => joinRefs(ownRef, ref), [ownRef, ref]);
  if (!own) return trigger;
  const { type = 'button', id = props.id, onClick, onKeyDown } = own.props;
  return cloneElement(own, {
    type,
    id,
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-controls': open ? controls : undefined,
    'data-state': open ? 'open' : 'closed',
    ref: refs,
    onClick: (event) => {
      onClick?.(event);
      // A click by key has no click count.
      if (!event.defaultPrevented) onPress({ byKeyboard: event.detail === 0 });
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (popup !== 'menu' || event.key !== 'ArrowDown' || event.defaultPrevented) return;
      event.preventDefault();
      if (!open) onPress({ byKeyboard: true });
    },
  });
}

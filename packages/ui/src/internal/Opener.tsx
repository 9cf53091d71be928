import {
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useMemo,
} from 'react';
import { joinRefs } from './joinRefs.ts';

interface OpenerProps {
  /** The button. */
  trigger: ReactElement;
  /** Whether the dialog of the button is open. */
  open: boolean;
  /** The id of the open dialog. */
  controls: string;
  /** Called when the user presses the button. */
  onPress: () => void;
  /** Receives the element of the button. */
  ref?: Ref<HTMLElement>;
}

interface TriggerProps {
  ref?: Ref<HTMLElement>;
  type?: string;
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'data-state'?: 'open' | 'closed';
}

/** The button of a dialog or popover, with the same attributes as Radix's trigger, which comes with the whole panel. */
export function Opener({ trigger, open, controls, onPress, ref }: OpenerProps) {
  const own = isValidElement<TriggerProps>(trigger) ? trigger : null;
  const ownRef = own?.props.ref;
  const refs = useMemo(() => joinRefs(ownRef, ref), [ownRef, ref]);
  if (!own) return trigger;
  const { type = 'button', onClick } = own.props;
  return cloneElement(own, {
    type,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? controls : undefined,
    'data-state': open ? 'open' : 'closed',
    ref: refs,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) onPress();
    },
  });
}

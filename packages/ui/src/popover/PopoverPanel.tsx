'use client';
import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/popover';
import { type ComponentProps, type Ref, type RefObject, useLayoutEffect } from 'react';
import { ClosesOnRequest } from '../internal/closeRequest.ts';
import { keepWhileComposing, stopComposing } from '../internal/controlEvents.ts';
import { useLang } from '../locale/LocaleProvider.tsx';

export interface PopoverPanelProps
  extends Omit<ComponentProps<typeof Primitive.Content>, 'onEscapeKeyDown'> {
  /** The button that opens the panel and anchors it. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open panel of a `Popover`. */
export function PopoverPanel({
  triggerRef,
  onClose,
  className,
  children,
  ...contentProps
}: PopoverPanelProps) {
  const lang = useLang();
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Trigger asChild>
        <OwnTrigger element={triggerRef} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          lang={lang}
          sideOffset={6}
          collisionPadding={8}
          {...contentProps}
          onKeyDownCapture={stopComposing}
          onEscapeKeyDown={keepWhileComposing}
          className={cx('al-popover al-appear', className)}
        >
          <ClosesOnRequest />
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface OwnTriggerProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/**
 * Gives Radix the button, which is rendered before the code of the panel is loaded. The button stays when the panel goes, and
 * gets the focus back.
 */
function OwnTrigger({ element, ref }: OwnTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element.current);
  }, [element, ref]);
  return null;
}

import { type Later, useLater } from '@audit-letters/ui';
import type { ComponentType } from 'react';

interface LateDialogProps<Props> {
  /** The dialog. */
  of: Later<ComponentType<Props>>;
  /** The props of the open dialog; `null` while it is closed. */
  open: Props | null;
}

/** A dialog whose code loads two seconds after its page, or when it is first opened. If it does not load, it closes. */
export function LateDialog<Props extends { onClose: () => void }>({
  of,
  open,
}: LateDialogProps<Props>) {
  const Loaded = useLater(of, open !== null, () => open?.onClose());
  return open && Loaded && <Loaded {...open} />;
}

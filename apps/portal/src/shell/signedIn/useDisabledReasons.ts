import { useEffect } from 'react';
import { useNotices } from '../../activity/useNotices.ts';

/** A press of a greyed button shows its reason, which is otherwise only in a tooltip: touch screens have none (TEN-134). */
export function useDisabledReasons() {
  const { toast } = useNotices();
  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const reason = target.closest('button[aria-disabled="true"]')?.getAttribute('title');
      if (reason) toast(reason);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [toast]);
}

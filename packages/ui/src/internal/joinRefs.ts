import type { Ref, RefCallback } from 'react';

/** Combines several refs to one element. */
export function joinRefs<T>(...refs: Array<Ref<T> | undefined>): RefCallback<T> {
  return (element) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanUp = ref(element);
        return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
      }
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  };
}

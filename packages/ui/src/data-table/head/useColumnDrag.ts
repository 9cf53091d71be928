import { type DragEvent, useState } from 'react';

/** Drags a heading to the place of another. */
export function useColumnDrag(onMove: ((id: string, place: string) => void) | undefined) {
  const [drag, setDrag] = useState<{ id: string; over: string } | null>(null);

  return {
    /** The dragged column and the one below the pointer. */
    drag,
    /** Handlers of the head row. */
    dragHandlers: onMove && {
      onDragStart: (event: DragEvent) => {
        const id = columnAt(event);
        if (id === undefined) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDrag({ id, over: id });
      },
      onDragOver: (event: DragEvent) => {
        const over = columnAt(event);
        if (!drag || over === undefined) return;
        event.preventDefault();
        if (drag.over !== over) setDrag({ ...drag, over });
      },
      onDrop: (event: DragEvent) => {
        const place = columnAt(event);
        if (!drag || place === undefined) return;
        event.preventDefault();
        if (place !== drag.id) onMove(drag.id, place);
      },
      onDragEnd: () => setDrag(null),
    },
  };
}

const columnAt = ({ target }: DragEvent): string | undefined => headingAt(target)?.id;

/** The heading at an event, with the id of its column. */
export function headingAt(target: EventTarget): { heading: HTMLElement; id: string } | undefined {
  const heading = target instanceof Element ? target.closest<HTMLElement>('th[data-column]') : null;
  const id = heading?.dataset.column;
  return heading && id !== undefined ? { heading, id } : undefined;
}

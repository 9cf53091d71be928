import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { DataTableColumn } from './types.ts';

const widths = ['72%', '48%', '60%', '84%', '54%'];

/** Grey bars in the shape of rows, while there is nothing to show yet. */
export function SkeletonRows({
  columns,
  marks,
  rowCount,
}: {
  columns: readonly Pick<DataTableColumn<never, never>, 'key' | 'align' | 'headerHidden'>[];
  /** Narrow columns before the first: checkbox and detail button. */
  marks: number;
  rowCount: number;
}) {
  return (
    <tbody className="al-table-rows al-table-skeleton" aria-hidden>
      {Array.from({ length: rowCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are nothing but their place
        <tr key={row}>
          {marks > 0 && <td className="al-table-mark" colSpan={marks} />}
          {columns.map(({ key, align, headerHidden }, column) => (
            <td key={key} className={align && `al-table-${align}`}>
              {!headerHidden && (
                <span style={{ inlineSize: widths[(row * 2 + column * 3) % widths.length] }} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A sentence in the place of rows. */
export function MessageRow({
  columnCount,
  children,
}: {
  columnCount: number;
  children: ReactNode;
}) {
  return (
    <tbody>
      <tr className="al-table-message">
        <td colSpan={columnCount}>
          <div>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}

/** What went wrong, and how to go on. */
export function LoadFailure({ error, onRetry }: { error: ReactNode; onRetry?: () => void }) {
  return (
    <>
      <p role="alert">{error}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import type { DataTableColumnMeta } from './columns.ts';
import { tableTexts } from './texts.ts';

const widths = ['72%', '48%', '60%', '84%', '54%'];

/** Placeholder rows, shown during the first load. */
export function SkeletonRows({
  columns,
  controlColumns,
  rowCount,
}: {
  columns: readonly { id: string; columnDef: { meta?: DataTableColumnMeta } }[];
  /** Number of narrow columns before the first data column: checkbox and detail button. */
  controlColumns: number;
  rowCount: number;
}) {
  return (
    <tbody className="al-table-rows al-table-skeleton" aria-hidden>
      {Array.from({ length: rowCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows differ only in their position
        <tr key={row}>
          {controlColumns > 0 && <td className="al-table-mark" colSpan={controlColumns} />}
          {columns.map(({ id, columnDef: { meta } }, column) => (
            <td key={id} className={meta?.align && `al-table-${meta.align}`}>
              {!meta?.headerHidden && (
                <span style={{ inlineSize: widths[(row * 2 + column * 3) % widths.length] }} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A message in place of the rows. */
export function MessageRow({
  columnCount,
  onFocus,
  children,
}: {
  columnCount: number;
  /** Called with the row when a control in it gets the focus. */
  onFocus?: (row: Element) => void;
  children: ReactNode;
}) {
  return (
    <tbody>
      <tr className="al-table-message" onFocus={(event) => onFocus?.(event.currentTarget)}>
        <td colSpan={columnCount}>
          <div>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}

/** The error message with its Retry button. */
export function LoadFailure({
  error,
  announceError,
  onRetry,
}: {
  error: ReactNode;
  announceError: boolean;
  onRetry?: () => void;
}) {
  const texts = useTexts('dataTable', tableTexts);
  return (
    <>
      <p role={announceError ? 'alert' : undefined}>{error}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </>
  );
}

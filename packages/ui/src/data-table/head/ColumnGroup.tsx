import { Component, createRef } from 'react';
import type { DataTableColumn } from '../types.ts';

interface ColumnGroupProps {
  columns: readonly Pick<DataTableColumn<never, never>, 'key' | 'width'>[];
  /** Number of narrow columns before the first data column: checkbox and detail button. */
  controlColumns: number;
  /** The table has no rows. */
  empty: boolean;
}

/**
 * Sets the column widths. When the rows disappear, the columns keep the widths they had. This is a class because no
 * hook can measure the document before React changes it.
 */
export class ColumnGroup extends Component<ColumnGroupProps, { widths: Map<string, number> }> {
  override state = { widths: new Map<string, number>() };
  private group = createRef<HTMLTableColElement>();

  override getSnapshotBeforeUpdate(previous: ColumnGroupProps) {
    if (!this.props.empty || previous.empty) return null;
    const headings = this.group.current?.parentElement?.querySelectorAll('thead th') ?? [];
    return new Map(
      previous.columns.map(({ key }, index) => [
        key,
        headings[previous.controlColumns + index]?.getBoundingClientRect().width ?? 0,
      ]),
    );
  }

  override componentDidUpdate(
    _props: ColumnGroupProps,
    _state: unknown,
    widths: Map<string, number> | null,
  ) {
    if (widths) this.setState({ widths });
  }

  override render() {
    const { columns, controlColumns, empty } = this.props;
    return (
      <colgroup ref={this.group}>
        {Array.from({ length: controlColumns }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these columns differ only in their position
          <col key={index} className="al-table-mark" />
        ))}
        {columns.map(({ key, width }) => {
          const kept = (empty && this.state.widths.get(key)) || undefined;
          return <col key={key} style={{ inlineSize: kept ?? width, minInlineSize: kept }} />;
        })}
      </colgroup>
    );
  }
}

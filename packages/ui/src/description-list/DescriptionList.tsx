import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Nullable } from '../format/Nullable.tsx';

/** A term and its value. */
export interface Description {
  /** The term. */
  term: string;
  /** The value; `null` shows as a dimmed 'NULL'. */
  value: ReactNode;
}

interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The entries, in order. */
  items: readonly Description[];
  /**
   * `columns` places term and value side by side, `stacked` one above the other, `figures` aligns numbers at the end.
   */
  layout?: 'columns' | 'stacked' | 'figures' | undefined;
}

/** A list of terms and values. Renders a `<dl>`. */
export function DescriptionList({
  items,
  layout = 'columns',
  className,
  ...rootProps
}: DescriptionListProps) {
  return (
    <dl {...rootProps} data-layout={layout} className={cx('al-description-list', className)}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Nullable value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

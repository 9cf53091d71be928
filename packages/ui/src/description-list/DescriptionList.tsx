import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Nullable } from '../format/Nullable.tsx';

/** One labelled value. */
export interface Description {
  /** What it is. */
  term: string;
  /** The value; `null` shows as a dimmed 'NULL'. */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The labelled values, in reading order. */
  items: readonly Description[];
  /** `columns` sets term and value side by side, `stacked` one above the other, `figures` numbers at the end. */
  layout?: 'columns' | 'stacked' | 'figures';
}

/** Labelled values of one thing. Renders a `<dl>`. */
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
            <Nullable>{value}</Nullable>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { SavedViewsProps } from './SavedViews.tsx';

type Views = Pick<SavedViewsProps, 'views' | 'leftOut'>;

/** The views of a list. */
export const savedViewsStates = {
  none: { views: [], leftOut: null },
  several: {
    views: [
      {
        name: 'Audit letters due, Harbor group',
        href: '/list-facilities?filter=initial_letters_unsent&corporate_group=HL-2',
        count: 12,
      },
      { name: 'Syrasoft', href: '/list-facilities?software=syrasoft', count: 1084 },
    ],
    leftOut: null,
  },
  counting: {
    views: [{ name: 'No answer', href: '/tenant-list?filter=non_responder', count: null }],
    leftOut: 'names and units',
  },
} satisfies Record<string, Views>;

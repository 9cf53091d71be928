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
  many: {
    views: ['مستأجرون بلا رد', '<b>Überfällig</b>', '🏢 Büro', 'L'.repeat(60)].flatMap((name) =>
      Array.from({ length: 25 }, (_, at) => ({
        name: `${name} ${at + 1}`,
        href: `/list-facilities?facility_number=${at}`,
        count: at,
      })),
    ),
    leftOut: null,
  },
  counting: {
    views: [{ name: 'No answer', href: '/tenant-list?filter=non_responder', count: null }],
    leftOut: 'names and units',
  },
} satisfies Record<string, Views>;

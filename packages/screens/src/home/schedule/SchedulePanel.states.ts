import type { Day, Schedule, ScheduleMark } from '@audit-letters/api-client';

const day = (text: string) => text as Day;

const mark = (over: Partial<ScheduleMark>): ScheduleMark => ({
  kind: 'letters',
  day: day('2026-11-20'),
  late: false,
  facility_id: 12,
  facility_number: 'D-1042',
  account_name: 'Mill Road Storage',
  state: null,
  letter_type: null,
  count: 24,
  ...over,
});

const harborLane = {
  facility_id: 7,
  facility_number: 'F-2210',
  account_name: 'Harbor Lane Self Storage and Boat Parking of Mobile Bay',
};
const texas = { facility_id: null, facility_number: null, account_name: null, state: 'TX' };

const marks: ScheduleMark[] = [
  mark({ day: day('2026-10-27'), late: true, letter_type: 'initial', count: 118 }),
  mark({ kind: 'move_outs', day: day('2026-11-17'), late: true, count: 0 }),
  mark({ kind: 'batch', letter_type: 'initial', count: 1 }),
  mark({ day: day('2026-11-27'), letter_type: 'follow_up', count: 64 }),
  mark({ kind: 'effective', day: day('2026-12-02') }),
  mark({ kind: 'mailed', day: day('2026-11-14'), letter_type: 'initial', ...harborLane }),
  mark({ day: day('2026-11-21'), letter_type: 'welcome', count: 12, ...harborLane }),
  mark({
    kind: 'batch',
    day: day('2026-11-19'),
    late: true,
    letter_type: 'welcome',
    count: 300,
    ...texas,
  }),
];

const period = { from: day('2026-11-13'), to: day('2026-12-03') };

/** Three weeks in which something is planned, late and mailed, and with more facilities than the panel shows. */
export const scheduleStates = {
  ready: { ...period, lanes: 3, marks },
  many: {
    ...period,
    lanes: 61,
    marks: Array.from({ length: 50 }, (_, index) =>
      mark({
        day: day(`2026-11-${20 + (index % 11)}`),
        facility_id: index + 1,
        facility_number: `N-${index + 1}`,
        letter_type: 'initial',
      }),
    ),
  },
  nothing: { ...period, lanes: 0, marks: [] },
} satisfies Record<string, Schedule>;

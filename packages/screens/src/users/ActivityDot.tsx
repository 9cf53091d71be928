import type { Activity } from './activity.ts';

const names = { active: 'Active', recent: 'Recent', offline: 'Offline', rogue: 'Rogue' };

/** When a user was last seen: a dot with its word, and the elapsed time on hover. '--' for someone never seen. */
export function ActivityDot({ activity }: { activity: Activity }) {
  if (activity.state === 'never') return '--';
  const name = names[activity.state];
  const title = `${name}, ${activity.since}`;
  return (
    <span
      role="img"
      aria-label={title}
      title={title}
      data-state={activity.state}
      className="al-activity"
    >
      {name}
    </span>
  );
}

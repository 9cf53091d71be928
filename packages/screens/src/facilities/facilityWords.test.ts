import { expect, it } from 'vitest';
import { harborLane } from '../fixtures/facilities.ts';
import { facilityWords } from './facilityWords.ts';

const questionOf = (tenant_count: number) =>
  facilityWords.deleteQuestion({ ...harborLane, tenant_count });

// FAC-20
it('asks for the number of tenants before many are deleted, and names the backup of an archive', () => {
  expect(questionOf(21)).toMatchObject({ confirmCount: 21 });
  expect(questionOf(20)).not.toHaveProperty('confirmCount');
  expect(questionOf(20).consequences).toContain(
    'You cannot undo this, and no backup is made. Archiving the facility makes one.',
  );
  expect(questionOf(0).consequences).toContain('You cannot undo this.');
});

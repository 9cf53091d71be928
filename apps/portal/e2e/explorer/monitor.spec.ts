import { test } from './test.ts';

// WIR-36
test('nothing that a monitor presses shows an error', async ({ exploreAs }) => {
  await exploreAs({ username: 'monitor', password: 'monitor-demo' }, [
    '/',
    '/list-facilities',
    '/list-facilities?tab=stats',
    '/list-facilities?tab=archives',
    '/list-facilities?tab=retired',
    '/facilities/1',
    '/tenant-list',
    '/letter-batches',
    '/send-letters',
    '/upload-tenants',
    '/add-facility',
  ]);
});

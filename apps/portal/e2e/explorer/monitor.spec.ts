import { test, windows } from './test.ts';

// WIR-36
for (const window of windows) {
  const { theme, width } = window;
  test(`nothing that a monitor presses shows an error (${theme}, ${width} px)`, async ({
    exploreAs,
  }) => {
    await exploreAs({ username: 'monitor', password: 'monitor-demo' }, window, [
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
}

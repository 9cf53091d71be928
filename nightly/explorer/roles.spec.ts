import { test, windows } from './test.ts';

const roles = [
  {
    name: 'a monitor',
    account: { username: 'monitor', password: 'monitor-demo' },
    // What deletes and archives comes last.
    paths: [
      '/',
      '/letter-batches',
      '/send-letters',
      '/send-letters?facility_number=L-103',
      '/facilities/1',
      '/tenants/5',
      '/tenant-list',
      '/upload-tenants',
      '/add-facility',
      '/list-facilities',
      '/list-facilities?tab=archives',
      '/list-facilities?tab=retired',
      '/list-facilities?tab=stats',
    ],
  },
  {
    name: 'an admin',
    account: { username: 'admin', password: 'admin-demo' },
    paths: ['/', '/deleted-tenants', '/profile', '/profile/security', '/manage-users'],
  },
  {
    name: 'a manager',
    account: { username: 'cedar', password: 'cedar-demo' },
    paths: [
      '/',
      '/manage-tenants',
      '/profile',
      '/help-videos',
      '/unauthorized',
      '/no/such/page',
      '/choose-password#5.1.abc',
      '/login',
    ],
  },
];

// WIR-36
for (const { name, account, paths } of roles) {
  for (const window of windows) {
    const title = `nothing that ${name} presses shows an error (${window.theme}, ${window.width} px)`;
    test(title, ({ exploreAs }) => exploreAs(account, window, paths));
  }
}

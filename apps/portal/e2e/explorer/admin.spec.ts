import { test } from './test.ts';

// WIR-36
test('nothing that an admin presses shows an error', async ({ exploreAs }) => {
  await exploreAs({ username: 'admin', password: 'admin-demo' }, [
    '/',
    '/manage-users',
    '/deleted-tenants',
    '/profile',
  ]);
});

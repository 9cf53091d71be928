import { test } from './test.ts';

// WIR-36
test('nothing that a manager presses shows an error', async ({ exploreAs }) => {
  await exploreAs({ username: 'cedar', password: 'cedar-demo' }, [
    '/',
    '/manage-tenants',
    '/profile',
    '/help-videos',
    '/no/such/page',
    '/login',
  ]);
});

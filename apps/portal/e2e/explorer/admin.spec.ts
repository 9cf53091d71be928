import { test, windows } from './test.ts';

// WIR-36
for (const window of windows) {
  const { theme, width } = window;
  test(`nothing that an admin presses shows an error (${theme}, ${width} px)`, async ({
    exploreAs,
  }) => {
    await exploreAs({ username: 'admin', password: 'admin-demo' }, window, [
      '/',
      '/manage-users',
      '/deleted-tenants',
      '/profile',
    ]);
  });
}

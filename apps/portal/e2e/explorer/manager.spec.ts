import { test, windows } from './test.ts';

// WIR-36
for (const window of windows) {
  const { theme, width } = window;
  test(`nothing that a manager presses shows an error (${theme}, ${width} px)`, async ({
    exploreAs,
  }) => {
    await exploreAs({ username: 'cedar', password: 'cedar-demo' }, window, [
      '/',
      '/manage-tenants',
      '/profile',
      '/help-videos',
      '/no/such/page',
      '/login',
    ]);
  });
}

import { cases } from '../../../../packages/api-client/test/cases/all.ts';
import { test as base, expect } from '../support/test.ts';
import { type Answers, answerCalls } from './answers.ts';
import { endSession, failInEveryWay } from './harness.ts';
import { clickButton } from './places.ts';
import { fillInFacility } from './screens/facilities.ts';
import { screens } from './screens.ts';
import { keepRole } from './session.ts';

const test = base.extend<{ answers: Answers; pageErrors: undefined }>({
  // Animations end at once.
  contextOptions: { reducedMotion: 'reduce' },
  answers: async ({ context }, use) => use(await answerCalls(context)),
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test('every call of the client belongs to a screen', () => {
  const tried = screens.flatMap(({ calls }) => calls.map(({ call }) => call));
  expect(new Set(tried)).toEqual(new Set(cases.map(({ spec }) => spec)));
});

// SHL-56, SHL-57, SHL-58, WIR-8, WIR-9
for (const screen of screens) {
  test(`${screen.name} shows every fault of its calls in its place`, async ({ page, answers }) => {
    test.slow();
    // The dates of the test bodies are in the past.
    await page.clock.install({ time: '2027-01-04T12:00:00' });
    await keepRole(page, screen.as);
    for (const one of screen.calls) {
      await test.step(one.call, () => failInEveryWay(page, answers, screen, one));
    }
  });
}

// SHL-21, SHL-67, WIR-7
test('an ended session leads from every screen to the login page alone', async ({
  page,
  answers,
}) => {
  for (const { name, as, path } of screens.filter(({ as, path }) => as && path !== '/logout')) {
    await test.step(name, async () => {
      await keepRole(page, as);
      await endSession(page, answers, () => page.goto(path));
    });
  }
});

// SHL-21
test('an ended session leads from an unsaved form to the login page without a question', async ({
  page,
  answers,
}) => {
  await keepRole(page, 'monitor');
  await page.goto('/add-facility');
  await fillInFacility(page);
  await endSession(page, answers, () => clickButton('Add Facility')(page));
});

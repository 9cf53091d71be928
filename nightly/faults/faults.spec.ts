import { test as base, expect } from '../../apps/portal/e2e/support/test.ts';
import { cases } from '../../packages/api-client/test/cases/all.ts';
import { type Answers, answerCalls } from './answers.ts';
import { endSession, type FaultyScreen, failInEveryWay } from './harness.ts';
import { screens } from './screens.ts';
import { keepRole } from './session.ts';

const isWhole = process.env.FAULTS === 'all';

/** A failure in the page and one in an Error modal. The stories show those in a dialog. */
const sample = ['GET /api/facilities', 'DELETE /api/facilities/{id}'];

/** All screens in the nightly run, and otherwise a sample of one list. */
const tried = isWhole
  ? screens
  : screens
      .filter(({ name }) => name === 'The list of facilities')
      .map((list) => ({ ...list, calls: list.calls.filter(({ call }) => sample.includes(call)) }));

/** The calls of the client that screens send. */
const calledBy = (all: FaultyScreen[]) =>
  new Set(all.flatMap(({ calls }) => calls.map(({ call }) => call)));

const test = base.extend<{ answers: Answers }>({
  answers: async ({ context, expectRefusal }, use) => {
    expectRefusal(/^(\d{3}|net::)/);
    await use(await answerCalls(context));
  },
});

// SHL-56, WIR-4, WIR-8, WIR-9, FAC-60
for (const screen of tried) {
  test(`${screen.name} shows every fault of its calls in its place`, async ({ page, answers }) => {
    test.slow();
    // Every call of the client belongs to a screen.
    expect(calledBy(screens)).toEqual(new Set(cases.map(({ spec }) => spec)));
    // The dates of the test bodies are in the past.
    await page.clock.install({ time: '2027-01-04T12:00:00' });
    await keepRole(page, screen.as);
    for (const one of screen.calls) {
      await test.step(one.call, () => failInEveryWay(page, answers, screen, one));
    }
  });
}

// The other specs walk from a screen and from an unsaved form to the login page, too.
if (isWhole) {
  // SHL-21, SHL-67
  test('an ended session leads from a screen to the login page and nothing else', async ({
    page,
    answers,
  }) => {
    for (const { name, as, path } of tried.filter(({ as, path }) => as && path !== '/logout')) {
      await test.step(name, async () => {
        await keepRole(page, as);
        await endSession(page, answers, () => page.goto(path));
      });
    }
  });
}

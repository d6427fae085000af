import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import fc from '#lib/testing/generated.ts';
import { succeed } from '../../core/outcome.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { tryInvitation } from './try-invitation.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const CODE = 'DIWALI7K2M';
/** The first two are invited, the third is not. */
const MOBILES = ['9876543210', '9876543211', '9876543212'];
const NETWORKS = ['', '203.0.113.9'];

interface Try {
  mobile: number;
  network: number;
  session: number;
  isRight: boolean;
  wait: number;
}

const tries = fc.array(
  fc.record<Try>({
    mobile: fc.integer({ min: 0, max: 2 }),
    network: fc.integer({ min: 0, max: 1 }),
    session: fc.integer({ min: 0, max: 3 }),
    isRight: fc.boolean(),
    wait: fc.constantFrom(0, 1, 5 * MINUTE_MS, 15 * MINUTE_MS, 3 * HOUR_MS),
  }),
  { minLength: 10, maxLength: 60 },
);

/** Reference model of the limits: wrong attempts by mobile and network, and by session since its last lock. */
class Model {
  readonly #ofMobile = new Map<string, number[]>();
  readonly #ofSession = new Map<number, number[]>();
  readonly #locks = new Map<number, number>();

  answer({ mobile, network, session, isRight }: Try, now: number): string {
    const withinLastDay = (times: number[] = []) => times.filter((at) => at > now - DAY_MS);
    const ofMobile = withinLastDay(this.#ofMobile.get(`${mobile} ${network}`));
    const lockedUntil = (this.#locks.get(session) ?? Number.NEGATIVE_INFINITY) + 15 * MINUTE_MS;
    if (ofMobile.length >= 10 || lockedUntil > now) return 'OtpLocked';
    if (isRight && mobile < 2) return 'Success';
    this.#ofMobile.set(`${mobile} ${network}`, [...ofMobile, now]);
    const ofSession = [...withinLastDay(this.#ofSession.get(session)), now];
    this.#ofSession.set(session, ofSession.length >= 5 ? [] : ofSession);
    if (ofSession.length >= 5) this.#locks.set(session, now);
    return ofSession.length >= 5 || ofMobile.length >= 9 ? 'OtpLocked' : 'OtpWrong';
  }
}

let api: TestApi;
let now = START;
beforeAll(async () => {
  const invitations = MOBILES.slice(0, 2).map((mobile) => ({ mobile, code: CODE }));
  api = await createTestApi({ catalogue: 'seed', now: () => now, invitations });
});
afterAll(() => api.close());

test('for any sequence of attempts, at most ten are wrong per mobile and network in a day, and five per session before its lock', async () => {
  await fc.assert(
    fc.asyncProperty(tries, async (plan) => {
      await eraseShoppers(api.context.db);
      now = START;
      const model = new Model();
      for (const step of plan) {
        now += step.wait;
        const { code } = await tryInvitation(
          api.context,
          {
            mobile: MOBILES[step.mobile] ?? '',
            code: step.isRight ? CODE : 'WRONG1',
            sessionId: `s${step.session}`,
            network: NETWORKS[step.network] ?? '',
          },
          async () => succeed(null),
        );
        expect(code).toBe(model.answer(step, now));
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

// The embedded database runs them in submission order.
test('a right code queued behind ten wrong ones is refused', async () => {
  await eraseShoppers(api.context.db);
  now = START;
  const codes = [...Array.from({ length: 10 }, () => 'WRONG1'), CODE];
  const answers = await Promise.all(
    codes.map((code, number) =>
      tryInvitation(api.context, { mobile: MOBILES[0] ?? '', code, sessionId: `s${number}`, network: '' }, async () =>
        succeed(null),
      ),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 9 }, () => 'OtpWrong'),
    'OtpLocked',
    'OtpLocked',
  ]);
});

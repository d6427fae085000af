import * as apiPaths from '#lib/shared/api-paths.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
let browser: Browser;

beforeEach(async () => {
  browser = newBrowser();
  for (const table of ['old_gold_enquiries', 'idempotency_keys', 'limit_events'] as const) {
    await setup.api.context.db.deleteFrom(table).execute();
  }
});

const fields = (change: object = {}) => ({
  key: 'opened-form-1',
  metal: 'gold',
  purity: '22-kt',
  weight: ' 1,010.55 g ',
  pieces: '2',
  place: ' Jaipur ',
  preference: 'store-visit',
  note: ' Two bangles. ',
  name: 'Asha Rao',
  mobile: '+91 98765-43210',
  email: ' asha@example.com ',
  ...change,
});
const send = async (change: object = {}) => {
  const { status, body } = await browser.json(POST, 'POST', apiPaths.oldGold(), fields(change));
  return { status, ...body };
};
const storedRows = () => setup.api.context.db.selectFrom('old_gold_enquiries').selectAll().execute();

test('an enquiry is saved and leads to its number, twice the same for one form', async () => {
  const first = await send();
  expect(first.location).toMatch(/^\/old-gold\?reference=OG-[2-9A-Z]{6}$/);
  expect((await send()).location).toBe(first.location);
  expect(await storedRows()).toMatchObject([
    { metal: 'gold', purity: '22-kt', weight_mg: 1_010_550, pieces: 2, place: 'Jaipur', preference: 'store-visit' },
  ]);
});

test.each([{ email: ' ' }, { email: undefined }])('an enquiry by %j needs no email address', async (change) => {
  expect((await send(change)).location).toMatch(/^\/old-gold\?reference=OG-/);
  expect(await storedRows()).toMatchObject([{ mobile: '9876543210', email: '' }]);
});

test.each(['10,5', '10 5', '1,05'])(
  'a weight of %s, which may be ten times what is meant, is asked for again',
  async (weight) => {
    expect(await send({ weight })).toMatchObject({ status: 422, problems: { weight: expect.any(String) } });
  },
);

test('a form without scripts leads to the same page, and comes back with its values and errors', async () => {
  const post = async (change: object) =>
    (await browser.form(POST, apiPaths.oldGold(), fields(change) as Record<string, string>)).headers.get('location');
  expect(await post({ weight: 'heavy' })).toBe('/old-gold?refused=old-gold');
  expect(await post({})).toMatch(/^\/old-gold\?reference=OG-/);
});

test('all problems of an enquiry are reported together, each by its field', async () => {
  const wrong = {
    metal: '',
    weight: '0',
    pieces: '1.5',
    place: '',
    preference: '',
    name: '1',
    mobile: '1',
    email: 'asha',
  };
  const { status, problems } = await send(wrong);
  expect([status, Object.keys(problems)]).toEqual([422, Object.keys(wrong)]);
  expect((await send({ metal: 'silver' })).problems).toEqual({ purity: expect.stringContaining('Choose a purity') });
  expect(await storedRows()).toEqual([]);
});

test.each([
  [{ code: 'NotAllowedNow', data: { Reason: 'not-offered' } }, 409, { '': expect.stringContaining('old gold') }],
  [{ code: 'TooManyRequests', data: { RetryAfterSeconds: 60 } }, 429, { '': expect.stringContaining('too many') }],
  [{ code: 'InvalidRequest', data: { Field: 'WeightG' } }, 422, { weight: expect.stringContaining('grams') }],
] as const)('the refusal %j of an enquiry is told as HTTP %i', async (outcome, status, problems) => {
  setup.intercept = ({ name }) =>
    name === 'RequestOldGoldEnquiry' ? replyOf.outcome(outcome as Parameters<typeof replyOf.outcome>[0]) : undefined;
  expect(await send()).toMatchObject({ status, problems });
});

import type { SignedInWire } from '#lib/contract/index.ts';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { type Browser, type HandlerResponse, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { REDIRECT_SAMPLES } from '#lib/testing/storefront/redirect-payloads.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as cart } from '../cart/route.ts';
import { GET as session } from '../session/route.ts';
import { POST as sendCode } from '../sign-in/code/route.ts';
import { POST as signIn } from '../sign-in/route.ts';
import { POST as invitation } from './route.ts';

// The host of the test browsers.
process.env.PRIVATE_SALE_HOSTS = 'shop.test';

const ORIGIN = 'http://shop.test';
const CODE = 'DIWALI7K2M';
const SIGNED_IN: SignedInWire = {
  CustomerToken: 'token-of-a-customer',
  UserName: '',
  Mobile: '9876543210',
  CustStatusID: 1,
  BasketGUID: '',
  TotalQuantity: 0,
};
const mobileOf = (number: number) => `98765${String(number).padStart(5, '0')}`;

const setup = setUpRetailApi({
  invitations: Array.from({ length: 1000 }, (_, index) => ({ mobile: mobileOf(index * 2), code: CODE })),
});
let browser: Browser;
let numbers = 0;
/** A mobile number with an invitation, unique per test. */
let mobile: string;
/** A mobile number without an invitation. */
let stranger: string;

beforeEach(() => {
  browser = newBrowser();
  numbers += 1;
  mobile = mobileOf(numbers * 2);
  stranger = mobileOf(numbers * 2 + 1);
});

const give = (fields: Record<string, unknown> = {}) =>
  browser.json(invitation, 'POST', '/api/invitation', { mobile, invitation: CODE, ...fields });
const giveForm = (fields: Record<string, string> = {}) =>
  browser.form(invitation, '/api/invitation', { mobile, invitation: CODE, ...fields });
const locationOf = ({ status, headers }: HandlerResponse) => [status, headers.get('location')];
const WRONG = 'This mobile number and code do not match. Please check both.';

describe('invitation to the private sale', () => {
  test('an invitation in any spelling signs in immediately and leads to the sale', async () => {
    const answer = await give({ mobile: `+91 ${mobile}`, invitation: 'diwali-7k2m ' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/' } });
    expect((await browser.get(session, '/api/session')).body).toMatchObject({ state: 'signed-in' });
  });

  test("an invitation sign-in keeps this browser's cart", async () => {
    await give();
    const added = { productUrl: '/aarvane-ganga-1801av01', quantity: 2, key: 'key-of-a-cart' };
    expect((await browser.json(cart, 'POST', '/api/cart', added)).status).toBe(200);
    browser.cookies.delete('cartCount');
    await give();
    expect(browser.cookies.get('cartCount')).toBe('2');
    const { body } = setup.exchanges.findLast(({ name }) => name === 'VerifyInvitation') ?? {};
    expect(body).toMatchObject({ BasketGUID: expect.stringMatching(/^.{10,}$/) });
  });

  test('without JavaScript an invitation leads to its target, or back with the problem and without the code', async () => {
    const back = await giveForm({ invitation: 'WRONG1', next: '/watches/men?page=2' });
    expect(locationOf(back)).toEqual([303, '/user-access?next=%2Fwatches%2Fmen%3Fpage%3D2&refused=invitation']);
    expect(browser.cookies.has('formNotes')).toBe(true);
    expect(locationOf(await giveForm({ next: '/watches/men?page=2' }))).toEqual([303, '/watches/men?page=2']);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test.each([
    [{ mobile: '12345' }, { mobile: 'Enter a 10-digit mobile number.' }],
    [{ invitation: '  ' }, { invitation: 'Enter your invitation code.' }],
    [{ invitation: undefined }, { invitation: 'Enter your invitation code.' }],
    [{ invitation: 'x'.repeat(81) }, { invitation: 'Enter your invitation code.' }],
  ])('the invitation form %j is refused before any verification', async (fields, problems) => {
    expect(await give(fields)).toMatchObject({ status: 422, body: { ok: false, problems } });
    expect(setup.exchanges.filter(({ body }) => body.Mobile === mobile)).toEqual([]);
  });

  test('five wrong invitations lock this browser for 15 minutes', async () => {
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      const { status, body } = await give({ invitation: 'WRONG1' });
      expect([status, body.problems]).toEqual([422, { invitation: `${WRONG} ${left} left.` }]);
    }
    const locked = await give({ invitation: 'WRONG1' });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    expect(locked.body.problems).toEqual({
      '': 'Too many wrong codes. Try again in 15 minutes. You can also use a one-time code.',
    });
    expect((await give()).status).toBe(429);
  });

  test('an outage of an invitation leads to /404', async () => {
    setup.intercept = ({ name }) =>
      name === 'VerifyInvitation' ? replyOf.outcome({ code: 'InternalError' }) : undefined;
    expect(await give()).toMatchObject({ status: 503, body: { ok: false, location: expect.stringMatching(/^\/404/) } });
  });

  test.each(REDIRECT_SAMPLES)('the invitation target %j does not leave the store', async (next) => {
    // Every invitation is accepted here: the test is about the redirect afterwards.
    setup.intercept = ({ name }) => (name === 'VerifyInvitation' ? replyOf.data(SIGNED_IN) : undefined);
    const { location } = (await give({ next })).body;
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });
});

/** Returns everything that the browser receives, except for random values. */
function reported({ status, headers, body, cookies }: HandlerResponse): unknown {
  const lines = [...headers].map(([name, value]) => [
    name,
    value.replace(/Fe26[^;]+/g, (seal) => `${seal.length} characters`).replace(/Expires=[^;]+/g, 'Expires'),
  ]);
  return { status, lines, body, cookies };
}

describe('a mobile number without an invitation', () => {
  const answersTo = async (number: string, code: string, encoding: 'json' | 'form') => {
    browser = newBrowser();
    const answers = [];
    for (let step = 0; step < 6; step += 1) {
      const fields = { mobile: number, invitation: code, next: '/watches' };
      const answer = await (encoding === 'json' ? give(fields) : giveForm(fields));
      answers.push(reported(answer));
    }
    return answers;
  };

  test.each(['json', 'form'] as const)(
    'a mobile number without an invitation is answered like a wrong code (%s)',
    async (encoding) => {
      const ofWrongCode = await answersTo(mobile, 'WRONG1', encoding);
      expect(await answersTo(stranger, CODE, encoding)).toEqual(ofWrongCode);
    },
  );

  test('a mobile number without an invitation gets the same replies to a code request and a code', async () => {
    const answersOf = async (number: string) => {
      browser = newBrowser();
      const sent = await browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile: number, place: 'user-access' });
      const wrong = await browser.json(signIn, 'POST', '/api/sign-in', { digit1: 'none', place: 'user-access' });
      expect(wrong.body.problems).toEqual({ digit1: 'That code is not correct. 4 tries left.' });
      return JSON.stringify([reported(sent), reported(wrong)]).replaceAll(number, '');
    };
    expect(await answersOf(stranger)).toEqual(await answersOf(mobile));
  });

  test.each(['user-access', 'sign-in', 'checkout'])(
    "a mobile number without an invitation gets no code on this host, whatever the form's place (%s)",
    async (place) => {
      await browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile: stranger, place });
      await expect(readSentCode(setup.api.context.db, stranger)).rejects.toThrow();
      await browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile, place });
      const code = await readSentCode(setup.api.context.db, mobile);
      const answer = await browser.json(signIn, 'POST', '/api/sign-in', { digit1: code, place });
      expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    },
  );
});

import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, addCustomerToken, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const MOBILE = '9876543210';
const EMAIL = 'asha@example.com';

describeOnEachEngine('the sign-in notice by mail', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = Date.parse('2026-11-20T10:00:00Z');

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
    caller = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const notices = () =>
    api.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'sign-in-notice')
      .orderBy('created_at')
      .execute();
  /** Signs a customer in and returns the token of the link in the mail. */
  async function tokenOfNotice(): Promise<string> {
    await signInByCode(caller, api.context.db, { mobile: MOBILE });
    const body = (await notices()).at(-1)?.body ?? '';
    const [, token = ''] = /\/passwordreset\?token=([A-Za-z0-9_-]{43})\n/.exec(body) ?? [];
    return token;
  }
  const check = async (Token: string) => (await caller.post('CheckPasswordReset', { Token })).ReturnCode;
  const reset = async (Token: string) => (await caller.post('PasswordReset', { Token })).ReturnCode;
  const sessions = async (id: string) =>
    (await api.context.db.selectFrom('customer_tokens').select('token_hash').where('customer_id', '=', id).execute())
      .length;

  test('the sign-in notice is sent to the email of a customer who has signed in before', async () => {
    await addCustomer(api, { mobile: MOBILE, email: EMAIL, name: 'Asha' });
    const token = await tokenOfNotice();
    expect(token).toHaveLength(43);
    expect(await notices()).toEqual([
      expect.objectContaining({ channel: 'mail', recipient: EMAIL, body: expect.stringContaining('Hello Asha,') }),
    ]);
    const stored = await api.context.db.selectFrom('reset_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('no sign-in notice is written without an email', async () => {
    await addCustomer(api, { mobile: MOBILE });
    await signInByCode(caller, api.context.db, { mobile: MOBILE });
    expect(await notices()).toEqual([]);
    expect(await api.context.db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  test('no sign-in notice is written to a new customer', async () => {
    const request = { SessionId: 'session-1', Mobile: MOBILE };
    await caller.post('GenerateLoginOTP', { ...request, Email: EMAIL });
    now += 31_000;
    await signInByCode(caller, api.context.db, { mobile: MOBILE });
    const [customer] = await api.context.db.selectFrom('customers').select('email').execute();
    expect(customer).toEqual({ email: EMAIL });
    expect(await notices()).toEqual([]);
  });

  test('the link of the sign-in notice ends every session, once', async () => {
    const { id, token: before } = await addCustomer(api, { mobile: MOBILE, email: EMAIL });
    const token = await tokenOfNotice();
    expect(await sessions(id)).toBe(2);
    // Opening the link, as mail scanners do, does not use it up.
    expect([await check(token), await check(token)]).toEqual([0, 0]);
    expect(await sessions(id)).toBe(2);
    expect(await reset(token)).toBe(0);
    expect(await sessions(id)).toBe(0);
    expect((await (await signInSession(api.handle, before)).post('CustomerProfile')).status).toBe(403);
    expect([await check(token), await reset(token)]).toEqual([code('NotFound'), code('NotFound')]);
  });

  test('the link of the sign-in notice works once in twenty concurrent requests', async () => {
    await addCustomer(api, { mobile: MOBILE, email: EMAIL });
    const token = await tokenOfNotice();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter((answer) => answer === 0)).toHaveLength(1);
  });

  test('the link of the sign-in notice leaves the sessions of other customers', async () => {
    await addCustomer(api, { mobile: MOBILE, email: EMAIL });
    const bina = await addCustomer(api, { email: EMAIL });
    await addCustomerToken(api.context, bina.id);
    await reset(await tokenOfNotice());
    expect(await sessions(bina.id)).toBe(2);
  });

  test('the link of the sign-in notice is valid for a week', async () => {
    await addCustomer(api, { mobile: MOBILE, email: EMAIL });
    const token = await tokenOfNotice();
    now += 7 * DAY_MS - 1;
    caller = await signInSession(api.handle);
    expect(await check(token)).toBe(0);
    await runHousekeeping(api.context.db, now);
    expect(await check(token)).toBe(0);
    now += 1;
    expect([await check(token), await reset(token)]).toEqual([code('NotFound'), code('NotFound')]);
    await runHousekeeping(api.context.db, now);
    expect(await api.context.db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  test('an unknown password reset token is refused like a used one', async () => {
    const unknown = await caller.post('PasswordReset', { Token: 'A'.repeat(43) });
    await addCustomer(api, { mobile: MOBILE, email: EMAIL });
    const token = await tokenOfNotice();
    await reset(token);
    expect(await caller.post('PasswordReset', { Token: token })).toEqual(unknown);
  });
});

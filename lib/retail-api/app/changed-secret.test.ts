import type { ApiContext } from '../calls/api-context.ts';
import { openSeal } from '../core/seal.ts';
import { openSecret, resealSecrets } from '../messages/webhooks/seal-secret.ts';
import { mailToken, readMailToken } from '../orders/mails/mail-token.ts';
import { signReturnToken, verifyReturnToken } from '../payments/return-token.ts';
import { resealAuthenticators } from '../staff/reseal-authenticators.ts';
import { send, signInSession } from '../testing/api-caller.ts';
import { codeShopper } from '../testing/code-shopper.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { staffOf } from '../testing/staff-shop.ts';
import { ORDER_ANSWERS, openSurveyShop, type SurveyShop } from '../testing/survey-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-secret.ts';
import { createApi } from './app.ts';

const NEW_KEY = 'the-new-key-of-the-operator-in-tests';

describeOnEachEngine('while RETAIL_API_SECRET is changed', (engine) => {
  let shop: SurveyShop;
  /** Processes with the new secret: one that accepts the old one, and one that does not any more. */
  let changing: ApiContext;
  let changed: ApiContext;
  beforeAll(async () => {
    shop = await openSurveyShop(engine);
    await shop.reset();
    const { context } = shop.api;
    const current = testSecret(9).current;
    changing = { ...context, secret: { current, accepted: [context.secret.current] } };
    changed = { ...context, secret: { current, accepted: [] } };
  });
  afterAll(() => shop.api.close());

  test('a session goes on with its JWT, as long as the old secret is accepted', async () => {
    const { SecurityToken: token } = await issueJwt();
    const statuses = [changing, changed].map(async (context) => (await callWith(context, token)).status);
    expect(await Promise.all(statuses)).toEqual([200, 401]);
  });

  test('a code that was sent before can be entered', async () => {
    const sent = await codeShopper(shop.api.context).receive();
    expect((await codeShopper(changed).give(sent)).code).not.toBe('Success');
    expect((await codeShopper(changing).give(sent)).code).toBe('Success');
  });

  test('links of mails and the return from a gateway stay valid', () => {
    const { secret } = shop.api.context;
    const mail = { number: 'SM-1', kind: 'shipped', about: '' } as const;
    expect(readMailToken(changing.secret, mailToken(secret, mail))).toEqual(mail);
    expect(verifyReturnToken(changing.secret, signReturnToken(secret, 'attempt'))).toBe('attempt');
    expect(verifyReturnToken(changed.secret, signReturnToken(secret, 'attempt'))).toBeNull();
  });

  test('a survey that was answered before cannot be answered again', async () => {
    const survey = shop.ofOrder();
    await shop.answer(survey, ORDER_ANSWERS);
    const caller = await signInSession(createApi(changing, { checkAnswers: true }));
    const details = await caller.post<{ State: string }>('SurveyDetails', survey);
    expect(details.Data?.State).toBe('answered');
  });

  test('authenticators of staff are sealed again, so that the old one can be forgotten', async () => {
    const clock = { now: shop.api.context.now() };
    const staff = staffOf(shop.api, clock);
    const { secret } = await staff.setUpTotp(await staff.join('packer'));
    const stored = async () =>
      (await changing.db.selectFrom('staff_members').select('totp_secret').executeTakeFirstOrThrow()).totp_secret;
    const open = async (context: ApiContext) => openSeal(await stored(), context.secret, 'authenticator secret');
    expect(await open(changing)).toBe(secret);
    await expect(open(changed)).rejects.toThrow('RETAIL_API_SECRET');
    await resealAuthenticators(changing.db, changing.secret);
    expect(await open(changed)).toBe(secret);
  });

  test('the secrets of webhooks are sealed again, so that the old one can be forgotten', async () => {
    await shop.operate('SaveWebhookEndpoint', {
      EndpointName: 'erp',
      Url: 'https://erp.example/hook',
      Operator: 'Meera',
    });
    const sealed = async () =>
      (await changed.db.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow()).secret;
    const before = await openSecret(await sealed(), shop.api.context.secret);
    await expect(openSecret(await sealed(), changed.secret)).rejects.toThrow('RETAIL_API_SECRET');
    await resealSecrets(changing.db, changing.secret);
    expect(await openSecret(await sealed(), changed.secret)).toBe(before);
  });

  test('an operator may use either key', async () => {
    const handle = createApi({ ...changing, operatorKeys: [NEW_KEY, OPERATOR_KEY] }, { checkAnswers: true });
    const list = (key: string) => send(handle, 'SurveyTemplateList', { headers: { authorization: `Bearer ${key}` } });
    const answers = await Promise.all([NEW_KEY, OPERATOR_KEY, 'another', ''].map(list));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401]);
  });

  async function issueJwt(): Promise<{ SecurityToken: string }> {
    const issued = await send<{ SecurityToken: string }>(shop.api.handle, 'JwtToken', {
      method: 'POST',
      body: JSON.stringify({ SessionID: 'session-of-asha', SiteURL: 'http://localhost:3000' }),
    });
    if (!issued.Data) throw new Error('No JWT was issued.');
    return issued.Data;
  }

  const callWith = (context: ApiContext, token: string) =>
    send(createApi(context, { checkAnswers: true }), 'getCurrency', { headers: { authorization: `Bearer ${token}` } });
});

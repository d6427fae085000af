import { type CartWire, RETURN_CODES, type ReturnCodeName, type SignedInWire } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const [INVITED, ENDED, UNKNOWN, FRIEND] = ['9876543210', '9876543211', '9876543212', '9876543213'];
const CODE = 'DIWALI7K2M';
const FRIENDS_CODE = 'DIWALI9QXP';
const START = Date.parse('2026-11-21T10:00:00Z');
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('signing in with an invitation', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now: number;

  beforeAll(async () => {
    const invitations = [
      { mobile: INVITED, code: CODE },
      { mobile: ENDED, code: CODE, expires: START },
      { mobile: FRIEND, code: FRIENDS_CODE },
    ];
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, invitations });
  });
  beforeEach(async () => {
    now = START;
    await eraseShoppers(api.context.db);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const requestWith = (change: object = {}) => ({ SessionId: 's1', Mobile: INVITED, InvitationCode: CODE, ...change });
  const give = (change: object = {}) => caller.post<SignedInWire>('VerifyInvitation', requestWith(change));

  test('an invitation signs in immediately, on one device after another', async () => {
    const first = await give();
    expect(first).toMatchObject({ ReturnCode: 0, Data: { Mobile: INVITED, CustomerToken: expect.any(String) } });
    const second = await give({ SessionId: 's2' });
    expect(second.Data?.CustomerToken).not.toBe(first.Data?.CustomerToken);
    const customers = await api.context.db.selectFrom('customers').select('mobile').execute();
    expect(customers).toEqual([{ mobile: INVITED }]);
    expect(await api.context.db.selectFrom('customer_tokens').selectAll().execute()).toHaveLength(2);
  });

  test('signing in with an invitation assigns the earlier cookie choice to the customer', async () => {
    const Purposes = [{ Purpose: 'statistics', Granted: false }];
    await caller.post('VisitConsent', { SessionId: 's1', Version: '1', Purposes, IdempotencyKey: 'before-the-door' });
    const { Data } = await give();
    const customer = await signInSession(api.handle, Data?.CustomerToken);
    expect((await customer.post('VisitConsentLog')).Data).toMatchObject([{ At: START, Version: '1', Purposes }]);
  });

  test.each(['diwali7k2m', ' DIWALI-7K2M ', 'diwali 7k 2m', 'Diwali–7K2M', 'ＤＩＷＡＬＩ7K2M'])(
    'an invitation code is accepted as %j',
    async (InvitationCode) => expect(await give({ InvitationCode })).toMatchObject({ ReturnCode: 0 }),
  );

  test.each([[], [CODE], {}, null, true, '', 'x'.repeat(10_000), '\u0000', undefined])(
    'an invitation code of %j counts as a try',
    async (InvitationCode) =>
      expect(await give({ InvitationCode })).toMatchObject({ ReturnCode: code('OtpWrong'), Data: { TriesLeft: 4 } }),
  );

  test('the code of another invited guest is wrong', async () =>
    expect(await give({ InvitationCode: FRIENDS_CODE })).toMatchObject({ ReturnCode: code('OtpWrong') }));

  test('signing in with an invitation merges the guest’s basket; the customer’s other sessions stay', async () => {
    const known = await signInByCode(caller, api.context.db, { mobile: INVITED });
    const theirs = await signInSession(api.handle, known.CustomerToken);
    await theirs.post<CartWire>('AddCart', { ProductUrl: 'x-1801av01' });
    const guest = await caller.post<CartWire>('AddCart', { ProductUrl: 'x-1801av01' });
    const { Data } = await give({ BasketGUID: guest.Data?.BasketGUID });
    expect(Data).toMatchObject({ TotalQuantity: 2, BasketGUID: expect.stringMatching(/^.+$/) });
    expect(await api.context.db.selectFrom('customer_tokens').selectAll().execute()).toHaveLength(2);
  });

  test('wrong code, unknown mobile and ended invitation get byte-identical responses', async () => {
    const headers = { 'content-type': 'application/json' };
    const answers = async (change: object) => {
      await eraseShoppers(api.context.db);
      const issued = await api.handle(
        new Request('http://retail-api/JwtToken', {
          method: 'POST',
          headers,
          body: JSON.stringify({ SessionID: 's1', SiteURL: 'http://shop.test' }),
        }),
      );
      const authorization = `Bearer ${(await issued.json()).Data.SecurityToken}`;
      const texts: string[] = [];
      for (let number = 0; number < 8; number += 1) {
        if (number === 6) now += 15 * MINUTE_MS;
        const body = JSON.stringify(requestWith(change));
        const sent = { method: 'POST', headers: { ...headers, authorization }, body };
        const response = await api.handle(new Request('http://retail-api/VerifyInvitation', sent));
        response.headers.delete('x-request-id');
        texts.push(JSON.stringify([response.status, [...response.headers], await response.text()]));
      }
      now = START;
      return texts;
    };
    const ofWrongCode = await answers({ InvitationCode: 'WRONG1' });
    expect(await answers({ Mobile: UNKNOWN })).toEqual(ofWrongCode);
    expect(await answers({ Mobile: ENDED })).toEqual(ofWrongCode);
    // Four wrong codes, the lock, and two more after it has ended.
    expect(new Set(ofWrongCode).size).toBe(5);
  });
});

test('without invitations by the operator no code is accepted', async () => {
  const api = await createTestApi({ catalogue: 'seed', now: () => START });
  const caller = await signInSession(api.handle);
  const requestWith = { SessionId: 's1', Mobile: INVITED, InvitationCode: CODE };
  expect(await caller.post('VerifyInvitation', requestWith)).toMatchObject({ ReturnCode: code('OtpWrong') });
  await api.close();
});

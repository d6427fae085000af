import { type CodeSentWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { issueResetToken } from '../customers/account/reset-tokens.ts';
import { CODE_VALID_MS } from '../customers/codes/code-rules.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { codeShopper, wrongCode } from '../testing/code-shopper.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { FakeGateway, paymentsBy } from '../testing/fake-gateway.ts';
import { payGiftCard } from '../testing/pay-gift-card.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { readSentCode, signInByCode } from '../testing/sign-in.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const SessionId = 'session-of-asha';
const EMAIL = 'asha.canary@example.com';
const NAME = 'Asha Canary';

describeOnEachEngine('deleting an account', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: paymentsBy(new FakeGateway()) });
    await setSiteOption(api.context.db, 'Wishlist', 'on');
    asha = await addCustomer(api, { name: NAME, email: EMAIL, mobile: '9876501234' });
  });
  afterEach(() => api.close());

  async function requestCode(): Promise<{ SessionId: string; EString: string; OTP: string }> {
    const { Data } = await asha.caller.post<CodeSentWire>('GenerateDeletionOTP', { SessionId });
    return { SessionId, EString: Data?.EString ?? '', OTP: await readSentCode(api.context.db, asha.mobile) };
  }
  async function deleteAsha(): Promise<void> {
    expect(await asha.caller.post('DeleteAccount', await requestCode())).toMatchObject({ ReturnCode: 0, Data: null });
  }
  const customers = () => api.context.db.selectFrom('customers').select('id').execute();

  async function fillTheAccount(): Promise<void> {
    const { caller, mobile, id } = asha;
    await caller.post('SaveAddress', {
      FullName: NAME,
      Mobile: mobile,
      Pincode: '400001',
      AddressLine1: 'Flat 4',
      City: 'Mumbai',
      StateCode: '27',
    });
    await caller.post('UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: true }] });
    await caller.post('VisitConsent', {
      SessionId: 's',
      Version: '1',
      IdempotencyKey: 'choice-of-asha',
      Purposes: [{ Purpose: 'statistics', Granted: true }],
    });
    await caller.post('AddWishList', { ProductUrl: 'x-1801av01' });
    await caller.post('ShareWishList', { Shared: true });
    await caller.post('AddCart', { SKU: '1801AV01' });
    await caller.post('NotifyMe', { SKU: '3301TK01', Mobile: mobile });
    await caller.post('NotifyMe', { SKU: '3301TK01', Email: 'other@example.com' });
    await caller.post('NotifyMe', { SKU: '3301TK01', Email: EMAIL });
    await caller.post('PriceAlert', { ProductCode: '1801AV01', Email: 'third@example.com' });
    await addCodeOfAnotherDevice(mobile);
    await api.context.db.transaction().execute((transaction) => issueResetToken(transaction, id, api.context.now()));
  }

  /** Adds a code that was requested a moment ago and has not been entered yet. */
  async function addCodeOfAnotherDevice(recipient: string): Promise<void> {
    const times = { created_at: api.context.now(), expires_at: api.context.now() + CODE_VALID_MS };
    await api.context.db
      .insertInto('one_time_codes')
      .values({
        id: 'x',
        purpose: 'login',
        recipient,
        session_id: 'another-device',
        code_hash: '',
        email: EMAIL,
        name: NAME,
        sends: 1,
        tries: 0,
        ...times,
      })
      .execute();
  }

  test('deleting an account leaves no trace of the customer but the last mail', async () => {
    await fillTheAccount();
    const traces = await tablesWith(api.context.db, asha.id);
    // Without rows in these tables the checks below would prove nothing.
    const tables = [
      'addresses',
      'baskets',
      'consents',
      'notify_requests',
      'price_alerts',
      'reset_tokens',
      'wishlist_items',
    ];
    for (const table of [...tables, 'visit_consents']) expect(Object.keys(traces)).toContain(table);
    await deleteAsha();
    expect(await tablesWith(api.context.db, asha.id)).toEqual({});
    expect(await tablesWith(api.context.db, NAME)).toEqual({ outbox: 1 });
    expect(await tablesWith(api.context.db, EMAIL)).toEqual({ outbox: 1 });
    expect(await tablesWith(api.context.db, asha.mobile)).toEqual({});
    // Code limits are kept without personal data: otherwise deleting an account would allow unlimited codes.
    const again = codeShopper(api.context, { recipient: asha.mobile });
    expect((await again.request()).code).toBe('TooManyRequests');
    expect(await api.context.db.selectFrom('basket_lines').select('id').execute()).toEqual([]);
    const [mail] = await api.context.db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ kind: 'account-deleted', channel: 'mail', recipient: EMAIL, state: 'waiting' });
  });

  test('deleting an account keeps a gift card’s sale as in its invoice; an unpaid one is deleted', async () => {
    const buy = async (Message: string) => {
      const sender = { SenderName: NAME, SenderEmail: EMAIL, SenderMobile: '9812345670' };
      const names = { RecipientName: 'Ravi Gupta', ...sender, Message };
      const fields = { ...names, Amount: 2500, RecipientEmail: 'ravi@example.com' };
      return (await asha.caller.post<{ OrderId: string }>('BuyGiftCard', fields)).Data?.OrderId;
    };
    const [OrderId] = [await buy('Words of the paid one'), await buy('Words of the other')];
    await payGiftCard(asha.caller, OrderId);
    await deleteAsha();
    const [order, ...others] = await api.context.db.selectFrom('gift_card_orders').selectAll().execute();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ id: OrderId, state: 'issued', amount: 2500_00, customer_id: null });
    expect(order).toMatchObject({ sender_name: NAME, sender_email: EMAIL, recipient_name: '', recipient_email: '' });
    expect(order).toMatchObject({ sender_mobile: '', message: '' });
    expect(await tablesWith(api.context.db, asha.id)).toEqual({});
    // The card belongs to the recipient.
    expect(await api.context.db.selectFrom('gift_cards').select('balance').execute()).toEqual([{ balance: 2500_00 }]);
  });

  test('deleting an account signs out every device', async () => {
    await deleteAsha();
    expect((await asha.caller.post('CustomerProfile')).status).toBe(403);
  });

  test('after deleting an account its mobile can sign in as a new, empty customer', async () => {
    await fillTheAccount();
    await deleteAsha();
    const caller = await signInSession(api.handle);
    // The limit of one code in 30 seconds intentionally outlives the account.
    await api.context.db.deleteFrom('limit_events').execute();
    const signedIn = await signInByCode(caller, api.context.db, { mobile: asha.mobile });
    expect(signedIn).toMatchObject({ UserName: '', BasketGUID: '', TotalQuantity: 0 });
    const [row] = await customers();
    expect(row?.id).not.toBe(asha.id);
  });

  test('deleting an account leaves all other customers’ data', async () => {
    const bina = await addCustomer(api, { email: EMAIL });
    await bina.caller.post('AddCart', { SKU: '1801AV01' });
    await bina.caller.post('NotifyMe', { SKU: '3301TK01', Email: EMAIL });
    await fillTheAccount();
    const before = (await bina.caller.post('CustomerData')).Data;
    await deleteAsha();
    expect((await bina.caller.post('CustomerData')).Data).toEqual(before);
    expect((await bina.caller.post('CustomerData')).Data).toMatchObject({ Cart: [{}], NotifyRequests: [{}] });
  });

  test('deleting an account without an email sends no mail', async () => {
    await asha.caller.post('UpdateProfile', { UserName: '', Email: '' });
    await deleteAsha();
    expect(await api.context.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  test('the deletion code is sent to the customer’s own mobile, whatever the request contains', async () => {
    await asha.caller.post('GenerateDeletionOTP', { SessionId, Mobile: '9000000009', Email: 'thief@example.com' });
    const sent = await api.context.db.selectFrom('outbox').select(['recipient', 'body']).execute();
    expect(sent).toEqual([{ recipient: asha.mobile, body: expect.stringContaining('delete your Samay account') }]);
  });

  test('a wrong deletion code deletes nothing and counts as a try', async () => {
    const right = await requestCode();
    expect(await asha.caller.post('DeleteAccount', { ...right, OTP: wrongCode(right.OTP) })).toMatchObject({
      ReturnCode: code('OtpWrong'),
      Data: { TriesLeft: 4 },
    });
    expect(await customers()).toHaveLength(1);
    expect((await asha.caller.post('DeleteAccount', right)).ReturnCode).toBe(0);
  });

  test('neither a sign-in code nor another customer’s code deletes an account', async () => {
    const guest = await signInSession(api.handle);
    const login = await guest.post<CodeSentWire>('GenerateLoginOTP', { SessionId, Mobile: asha.mobile });
    const OTP = await readSentCode(api.context.db, asha.mobile);
    const bina = await addCustomer(api);
    const own = await bina.caller.post<CodeSentWire>('GenerateDeletionOTP', { SessionId: 'session-of-bina' });
    const theirs = { SessionId: 'session-of-bina', EString: own.Data?.EString };
    const attempts = [
      { SessionId, EString: login.Data?.EString, OTP },
      { ...theirs, OTP: await readSentCode(api.context.db, bina.mobile) },
      { SessionId, EString: '', OTP: '' },
    ];
    for (const attempt of attempts) {
      expect((await asha.caller.post('DeleteAccount', attempt)).ReturnCode).toBe(code('OtpExpired'));
    }
    expect(await customers()).toHaveLength(2);
  });

  test('ten concurrent deletions delete the account once', async () => {
    const right = await requestCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => asha.caller.post('DeleteAccount', right)));
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const mails = await api.context.db.selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'account-deleted' }]);
  });
});

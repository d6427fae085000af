import { DAY_MS } from '#lib/shared/durations.ts';
import { enqueue } from '../messages/outbox.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { FakeGateway, paymentsBy } from '../testing/fake-gateway.ts';
import { insertTestPayment } from '../testing/money.ts';
import { insertOrder, TEST_ADDRESS } from '../testing/orders.ts';
import { payGiftCard } from '../testing/pay-gift-card.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const AT = '2026-11-20T10:00:00.000Z';

describeOnEachEngine("a customer's data export", (engine) => {
  let api: TestApi;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: paymentsBy(new FakeGateway()), now: () => NOW });
    await setSiteOption(api.context.db, 'Wishlist', 'on');
  });
  afterEach(() => api.close());

  const write = (recipient: string, kind: 'code' | 'back-in-stock' | 'sign-in-notice', at: number, body: string) => {
    const message = { recipient, subject: '', body, ttlMs: DAY_MS };
    const bySms = kind !== 'sign-in-notice' && !recipient.includes('@');
    return enqueue(
      api.context.db,
      bySms ? { ...message, kind, channel: 'sms' } : { ...message, kind, channel: 'mail' },
      at,
    );
  };

  test('CustomerData contains every part that is stored', async () => {
    const { caller, id, mobile } = await addCustomer(api, { name: 'Asha', email: 'asha@example.com' });
    await caller.post('SaveAddress', {
      FullName: 'Asha Rao',
      Mobile: mobile,
      Pincode: '400001',
      AddressLine1: 'Flat 4',
      City: 'Mumbai',
      StateCode: '27',
    });
    await caller.post('UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: true }] });
    await caller.post('UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: false }] });
    await caller.post('VisitConsent', {
      SessionId: 's',
      Version: '1',
      IdempotencyKey: 'choice-of-asha',
      Purposes: [{ Purpose: 'campaigns', Granted: false }],
    });
    await caller.post('AddWishList', { ProductUrl: 'x-7701sv01', SizeName: '12' });
    await caller.post('AddCart', { SKU: '2101PK01', Quantity: 2 });
    await caller.post('NotifyMe', { SKU: '3301TK01', Email: 'asha@example.com' });
    await caller.post('PriceAlert', { ProductCode: '1801AV01', Email: 'rao@example.com' });
    const bought = await caller.post<{ OrderId: string }>('BuyGiftCard', {
      Amount: 2500,
      RecipientName: 'Ravi',
      RecipientEmail: 'ravi@example.com',
      Message: 'Happy birthday',
      SenderName: 'Asha',
      SenderEmail: 'asha@example.com',
      SenderMobile: '9812345670',
    });
    await payGiftCard(caller, bought.Data?.OrderId);
    const document = { gstin: '29AAAAA0000A1Z5', pan: 'ABCDE1234F', couponCode: 'TEN' };
    const order = await insertOrder(api.context.db, { customer_id: id, placed_at: NOW, document });
    await insertTestPayment(api.context.db, order, { gateway_payment_id: 'pay_1', captured_at: NOW });
    await write(mobile, 'back-in-stock', NOW - 29 * DAY_MS, 'It is back.');
    await write(mobile, 'back-in-stock', NOW - 31 * DAY_MS, 'Too old to be told.');
    await write(mobile, 'code', NOW, '4321 is your code.');
    const { Data } = await caller.post('CustomerData');
    expect(Data).toEqual({
      Profile: {
        UserName: 'Asha',
        Email: 'asha@example.com',
        Mobile: mobile,
        CustStatusID: 1,
        MemberSince: AT,
        ChangedAt: AT,
      },
      Addresses: [expect.objectContaining({ FullName: 'Asha Rao', City: 'Mumbai', State: 'Maharashtra' })],
      Consents: [
        expect.objectContaining({ Purpose: 'offers-sms', Granted: true, At: AT }),
        expect.objectContaining({ Purpose: 'offers-sms', Granted: false }),
      ],
      VisitConsents: [{ Version: '1', At: AT, Purposes: [{ Purpose: 'campaigns', Granted: false }] }],
      Wishlist: { Products: [{ ProductCode: '7701SV01', SKU: '7701SV01-12', AddedAt: AT }], ShareId: '' },
      Cart: [
        {
          SKU: '2101PK01',
          ProductTitle: 'Pathik Field Automatic',
          Quantity: 2,
          Engraving: '',
          PriceWhenAdded: 9_999.5,
          AddedAt: AT,
        },
      ],
      SavedForLater: [],
      Orders: [
        {
          OrderNumber: order.number,
          PlacedAt: AT,
          State: 'payment-pending',
          PaymentMethod: 'razorpay',
          Total: 12_594,
          InvoiceNumber: '',
          Name: 'Asha Rao',
          Mobile: '9876543210',
          Email: 'asha@example.com',
          Address: TEST_ADDRESS,
          BillingAddress: TEST_ADDRESS,
          GSTIN: '29AAAAA0000A1Z5',
          PAN: 'ABCDE1234F',
          Campaign: null,
          CouponCode: 'TEN',
          GiftCouponCode: '',
          Gift: { Wrap: false, Message: '', HidePrices: false },
          Products: [
            {
              SKU: '1801AV01',
              ProductTitle: expect.any(String),
              Engraving: '',
              Quantity: 1,
              Price: 12_495,
              Pieces: [],
            },
          ],
          Payments: [{ Gateway: 'razorpay', PaymentId: 'pay_1', Amount: 12_594, Instrument: 'upi', PaidAt: AT }],
          OrderRefunds: [],
          Events: [],
        },
      ],
      Returns: [],
      ServiceRequests: [],
      OldGoldEnquiries: [],
      GiftCardOrders: [
        {
          OrderId: expect.any(String),
          State: 'issued',
          Amount: 2500,
          OrderedAt: AT,
          PaidAt: AT,
          RecipientName: 'Ravi',
          RecipientEmail: 'ravi@example.com',
          Message: 'Happy birthday',
          SenderName: 'Asha',
          SenderEmail: 'asha@example.com',
          SenderMobile: '9812345670',
        },
      ],
      NotifyRequests: [{ SKU: '3301TK01', Channel: 'mail', Recipient: 'asha@example.com', AskedAt: AT }],
      PriceAlerts: [
        {
          ProductCode: '1801AV01',
          PriceAtRequest: 12_495,
          Channel: 'mail',
          Recipient: 'rao@example.com',
          AskedAt: AT,
        },
      ],
      StaffNotes: [],
      SupportRequests: [],
      SurveyAnswers: [],
      Appointments: [],
      Reviews: [],
      Questions: [],
      QuestionAnswers: [],
      Sessions: [{ SignedInAt: AT, LastUsedAt: AT }],
      Messages: [
        expect.objectContaining({ Kind: 'back-in-stock', Recipient: mobile, Body: 'It is back.' }),
        expect.objectContaining({ Kind: 'code', Body: '', WrittenAt: AT }),
      ],
    });
    expect(JSON.stringify(Data)).not.toContain(id);
    const card = await api.context.db.selectFrom('gift_cards').select(['id', 'number']).executeTakeFirstOrThrow();
    for (const secret of [card.id, card.number]) expect(JSON.stringify(Data)).not.toContain(secret);
  });

  test('CustomerData of a store without wishlists does not mention them, whatever was stored', async () => {
    const { caller } = await addCustomer(api, { name: 'Asha' });
    await caller.post('AddWishList', { ProductUrl: 'x-7701sv01', SizeName: '12' });
    await caller.post('ShareWishList', { Shared: true });
    await setSiteOption(api.context.db, 'Wishlist', 'off');
    const { Data } = await caller.post('CustomerData');
    expect(Data).toMatchObject({ Profile: { UserName: 'Asha' } });
    expect(JSON.stringify(Data)).not.toMatch(/wish/i);
  });

  test('entering another person’s email does not give access to what was sent to it', async () => {
    const thief = await addCustomer(api, { email: 'victim@example.com' });
    const guest = await signInSession(api.handle);
    await guest.post('NotifyMe', { SKU: '3301TK01', Email: 'victim@example.com' });
    await write('victim@example.com', 'sign-in-notice', NOW, 'link-of-the-victim');
    const { Data } = await thief.caller.post('CustomerData');
    expect(Data).toMatchObject({ Messages: [], NotifyRequests: [] });
  });

  test('CustomerData contains nothing of other customers', async () => {
    const bina = await addCustomer(api, { name: 'Bina' });
    await bina.caller.post('AddCart', { SKU: '1801AV01' });
    await bina.caller.post('AddWishList', { ProductUrl: 'x-1801av01' });
    await bina.caller.post('UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: true }] });
    await bina.caller.post('NotifyMe', { SKU: '3301TK01', Mobile: bina.mobile });
    await write(bina.mobile, 'back-in-stock', NOW, 'It is back.');
    await bina.caller.post('BuyGiftCard', {
      Amount: 500,
      RecipientName: 'Ravi',
      RecipientEmail: 'ravi@example.com',
      SenderName: 'Bina',
      SenderEmail: 'bina@example.com',
      SenderMobile: bina.mobile,
    });
    await insertTestPayment(api.context.db, await insertOrder(api.context.db, { customer_id: bina.id }));
    const asha = await addCustomer(api);
    const { Data } = await asha.caller.post('CustomerData');
    expect(Data).toMatchObject({
      Cart: [],
      Orders: [],
      Returns: [],
      GiftCardOrders: [],
      NotifyRequests: [],
      Messages: [],
      Consents: [],
      Addresses: [],
    });
    expect(Data).toMatchObject({ Wishlist: { Products: [], ShareId: '' }, Sessions: [{}] });
    expect(JSON.stringify(Data)).not.toContain(bina.mobile);
  });
});

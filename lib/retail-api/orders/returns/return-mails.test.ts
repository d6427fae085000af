import { formatDate } from '#lib/shared/dates.ts';
import { SMALL_RING } from '../../testing/demo-skus.ts';
import { type ReturnShop, returnShop, TWO_WATCHES } from '../../testing/return-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { readReturnMailToken, returnMailToken } from './return-mail-token.ts';

describeOnEachEngine('mails of returns', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const subjects = async () => (await shop.mails()).map(({ subject }) => subject.replace(/RT-\w+-\w+/, 'N')).toSorted();

  test('each step that matters to the shopper sends a mail, which can also be read in a browser', async () => {
    const delivery = await shop.delivered();
    const { ReturnNumber } = await shop.requested(delivery);
    await shop.advanced(ReturnNumber, 'approve', 'pick-up', 'pass', 'refund');
    expect(await subjects()).toEqual(
      [
        'We have received your return request N',
        'Your return N is approved',
        'We have collected your return N',
        'Your return N has passed our check',
        'Your refund of ₹12,495 for return N',
      ].toSorted(),
    );
    const { body, recipient } = (await shop.mails()).find(({ subject }) => subject.includes('refund')) ?? {};
    expect(recipient).toBe('asha@example.com');
    expect(body).toContain('We are refunding ₹12,495 to your original payment method (Razorpay).');
    const Token = new URL(/View in browser:\n(\S+)/.exec(body ?? '')?.[1] ?? '').searchParams.get('t') ?? '';
    const { Data } = await (await shop.as(delivery.customer)).post('DisplayEmail', { Token });
    expect(Data).toMatchObject({
      Subject: expect.stringContaining('Your refund'),
      Html: expect.stringContaining('12,495'),
    });
    const other = Token.replace('return-refunded', 'return-approved');
    expect((await (await shop.as({ id: 'nobody' })).post('DisplayEmail', { Token: other })).Data).toBeNull();
  });

  test('a withdrawn return sends one mail, which names the deadline for a new request', async () => {
    const delivery = await shop.delivered();
    const { ReturnNumber } = await shop.requested(delivery);
    const caller = await shop.as(delivery.customer);
    for (let times = 0; times < 2; times++) await caller.post('WithdrawReturn', { ReturnNumber });
    const [mail, ...others] = (await shop.mails()).filter(({ subject }) => subject.includes('withdrawn'));
    expect([mail?.subject, others]).toEqual([`Your return ${ReturnNumber} has been withdrawn`, []]);
    const until = (await shop.order(delivery, delivery.order.number)).Products[0]?.ReturnUntil ?? 0;
    expect(mail?.body).toContain(`You can request it again until ${formatDate(until)}.`);
  });

  test('a customer without an email address gets an SMS', async () => {
    const delivery = await shop.delivered(undefined, { email: '' });
    const { ReturnNumber } = await shop.requested(delivery);
    await shop.advanced(ReturnNumber, 'refuse');
    const messages = (await shop.mails()).map(({ channel, recipient, body }) => [
      channel,
      recipient,
      body.includes(ReturnNumber),
    ]);
    expect(messages).toEqual([1, 2].map(() => ['sms', '9876543210', true]));
  });

  test('a return that is asked for in Hindi has its messages, and its web views, in Hindi; another of the order has not', async () => {
    const delivery = await shop.delivered([TWO_WATCHES]);
    const inHindi = { ...delivery, customer: { ...delivery.customer, language: 'hi' } };
    const { ReturnNumber } = await shop.requested(inHindi);
    await shop.advanced(ReturnNumber, 'approve');
    const mails = await shop.mails();
    expect(mails.map(({ subject }) => /\p{Script=Devanagari}/u.test(subject))).toEqual([true, true]);
    const Token = new URL(/https?:\S+\/displayemail\S+/.exec(mails[1]?.body ?? '')?.[0] ?? '').searchParams.get('t');
    const { Data } = await (await shop.as(delivery.customer)).post('DisplayEmail', { Token });
    expect(Data).toMatchObject({ Subject: mails[1]?.subject, Html: expect.stringContaining('lang="hi-IN"') });
    await shop.requested(delivery);
    expect((await shop.mails()).at(-1)?.subject).toMatch(/^We have received your return request/);
  });

  test('the order that replaces goods has its messages in the language of the exchange', async () => {
    const delivery = await shop.delivered();
    const inHindi = { ...delivery, customer: { ...delivery.customer, language: 'hi' } };
    const { ReturnNumber } = await shop.requested(inHindi, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
    await shop.advanced(ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    const orders = await shop.db
      .selectFrom('orders')
      .select('document')
      .where('exchange_of', '=', ReturnNumber)
      .execute();
    expect(orders.map(({ document }) => JSON.parse(document).customer.language)).toEqual(['hi']);
  });

  test('a return of before languages were kept has its messages in the language of its order', async () => {
    const delivery = await shop.delivered();
    const { ReturnNumber } = await shop.requested({ ...delivery, customer: { ...delivery.customer, language: '' } });
    const stored = await shop.db.selectFrom('orders').select('document').executeTakeFirstOrThrow();
    const document = JSON.parse(stored.document);
    const inHindi = { ...document, customer: { ...document.customer, language: 'hi' } };
    await shop.db
      .updateTable('orders')
      .set({ document: JSON.stringify(inHindi) })
      .execute();
    await shop.advanced(ReturnNumber, 'approve');
    expect((await shop.mails()).at(-1)?.subject).toMatch(/\p{Script=Devanagari}/u);
  });

  test('a token opens only the mail it was issued for', () => {
    const { secret } = shop.api.context;
    const mail = { number: 'RT-261121-ABC234', kind: 'return-approved' } as const;
    const token = returnMailToken(secret, mail);
    expect(readReturnMailToken(secret, token)).toEqual(mail);
    for (const wrong of [token.replace('ABC', 'ABD'), `${token}.x`, token.slice(0, -1), '']) {
      expect(readReturnMailToken(secret, wrong)).toBeNull();
    }
  });
});

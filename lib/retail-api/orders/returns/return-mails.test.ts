import { formatDate } from '#lib/shared/dates.ts';
import { type ReturnShop, returnShop } from '../../testing/return-shop.ts';
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
    const { Data } = await (await shop.as({ id: 'nobody' })).post('DisplayEmail', { Token });
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

import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { agreeToWhatsApp } from '../../testing/agree-to-whatsapp.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { TEST_ADDRESS } from '../../testing/orders.ts';
import { addOrder } from '../../testing/placed-order.ts';
import { enqueueOrderMail } from './order-mails.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('where messages about an order go', () => {
  let api: TestApi;
  let asha: TestCustomer;
  beforeAll(async () => {
    api = await createTestApi({ catalogue: 'seed', now: () => NOW, whatsApp: true });
  });
  beforeEach(async () => {
    await api.context.db.deleteFrom('outbox').execute();
    asha = await addCustomer(api);
  });
  afterAll(() => api.close());

  /** Channel and recipient of each message about an order of Asha, in alphabetical order. */
  async function sentAbout(kind: 'packed' | 'ready-to-collect', email: string, collector = asha.mobile) {
    const { db, secret, siteUrl } = api.context;
    const collect = { storeCode: 'ST1', storeName: 'Jaipur Store', phone: '+91 00000 10101', promisedAt: NOW };
    const { order } = await addOrder(db, {
      document: {
        customer: { name: 'Asha Rao', mobile: asha.mobile, email },
        ...(kind === 'ready-to-collect' && { address: { ...TEST_ADDRESS, Mobile: collector }, collect }),
      },
    });
    await db
      .transaction()
      .execute((transaction) =>
        enqueueOrderMail(transaction, { number: order.number, kind }, { siteUrl, secret, now: NOW }),
      );
    const rows = await db.selectFrom('outbox').selectAll().execute();
    return { order, rows, reached: rows.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted() };
  }

  test('an order mail goes beside a message by WhatsApp, whose values name the order and how to track it', async () => {
    await agreeToWhatsApp(asha);
    const { order, rows, reached } = await sentAbout('packed', 'asha@example.com');
    expect(reached).toEqual(['mail asha@example.com', `whatsapp ${asha.mobile}`]);
    const details = JSON.parse(rows.find(({ channel }) => channel === 'whatsapp')?.details ?? '');
    expect(details).toMatchObject({ number: order.number, name: 'Asha Rao' });
    expect(details.link).toMatch(/^http:\/\/shop\.test\/track-order\?/);
  });

  test('without consent a mailbox gets the mail alone, and a customer without one an SMS', async () => {
    expect((await sentAbout('packed', 'asha@example.com')).reached).toEqual(['mail asha@example.com']);
    await api.context.db.deleteFrom('outbox').execute();
    expect((await sentAbout('packed', '')).reached).toEqual([`sms ${asha.mobile}`]);
  });

  test('the code for the counter goes by SMS alone: once to one phone, and to the other person if there is one', async () => {
    await agreeToWhatsApp(asha);
    expect((await sentAbout('ready-to-collect', '')).reached).toEqual([`sms ${asha.mobile}`]);
    await api.context.db.deleteFrom('outbox').execute();
    const other = await sentAbout('ready-to-collect', '', '9000000001');
    expect(other.reached).toEqual([`sms ${asha.mobile}`, 'sms 9000000001'].toSorted());
  });
});

import { calls, RETURN_CODES } from '#lib/contract/index.ts';
import { addCart } from '../../calls/cart.ts';
import { buyGiftCard } from '../../calls/gifts.ts';
import { addCustomer } from '../../testing/add-customer.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { FakeGateway, paymentsBy } from '../../testing/fake-gateway.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { openCustomer } from '../customer-repository.ts';
import { issueCustomerToken } from '../session/customer-tokens.ts';
import { deleteCustomer } from './delete-customer.ts';

const NOBODY = { name: '', email: '' };
const ROUNDS = 20;

const giftCardFor = (sender: string) => ({
  Amount: 2500,
  RecipientName: 'Ravi',
  RecipientEmail: `ravi-${sender}@example.com`,
  SenderName: 'Asha',
  SenderEmail: `${sender}@example.com`,
  SenderMobile: '9876543210',
});

describeOnEachEngine('a customer who is deleted at this moment', (engine) => {
  let api: TestApi;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: paymentsBy(new FakeGateway()) });
  });
  afterEach(() => api.close());

  const remove = (id: string) =>
    api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, id, api.context.now()));
  /** Rows that belong to customers who no longer exist, by table. */
  async function orphans(): Promise<Record<string, number>> {
    const { db } = api.context;
    const ids = (await db.selectFrom('customers').select('id').execute()).map(({ id }) => id);
    const found: Record<string, number> = {};
    for (const table of ['baskets', 'customer_tokens'] as const) {
      const rows = await db.selectFrom(table).select('customer_id').execute();
      found[table] = rows.filter((row) => !ids.includes(row.customer_id ?? '')).length;
    }
    return found;
  }
  const NONE = { baskets: 0, customer_tokens: 0 };

  test('a customer who is being deleted gets no basket from a call that was authenticated before the deletion', async () => {
    const { id, token } = await addCustomer(api);
    await remove(id);
    const request = calls.addCart.request.parse({ SKU: '1801AV01', CustomerToken: token });
    const caller = { sessionId: 's1', customerId: id, customerToken: token, network: '' };
    expect(await addCart.handle(request, api.context, caller)).toEqual({ code: 'SessionRevoked' });
    expect(await orphans()).toEqual(NONE);
  });

  test('a customer who is being deleted leaves no basket behind when an add to cart and the deletion run concurrently', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, caller } = await addCustomer(api);
      const [added] = await Promise.all([caller.post('AddCart', { SKU: '1801AV01' }), remove(id)]);
      expect([0, RETURN_CODES.SessionRevoked.code]).toContain(added.ReturnCode);
    }
    expect(await orphans()).toEqual(NONE);
  });

  test('a customer who is being deleted opens no gift card order from a call that was authenticated before the deletion', async () => {
    const { id, token } = await addCustomer(api);
    await remove(id);
    const request = calls.buyGiftCard.request.parse({ ...giftCardFor('asha'), CustomerToken: token });
    const caller = { sessionId: 's1', customerId: id, customerToken: token, network: '' };
    expect(await buyGiftCard.handle(request, api.context, caller)).toEqual({ code: 'SessionRevoked' });
    expect(await api.context.db.selectFrom('gift_card_orders').select('id').execute()).toEqual([]);
  });

  test('a customer who is being deleted leaves no gift card order behind when the purchase and the deletion run concurrently', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, caller } = await addCustomer(api);
      const [bought] = await Promise.all([caller.post('BuyGiftCard', giftCardFor(`asha-${round}`)), remove(id)]);
      expect([0, RETURN_CODES.SessionRevoked.code]).toContain(bought.ReturnCode);
    }
    expect(await api.context.db.selectFrom('gift_card_orders').select('id').execute()).toEqual([]);
  });

  test('a customer who is being deleted leaves no session behind when a sign-in and the deletion run concurrently', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, mobile } = await addCustomer(api);
      const signIn = api.context.db.transaction().execute(async (transaction) => {
        const customer = await openCustomer(transaction, mobile, NOBODY, round);
        // Simulates the time a sign-in takes in between.
        for (let step = 0; step < 4; step += 1) await transaction.selectFrom('skus').select('sku').execute();
        await issueCustomerToken(transaction, customer.id, round);
      });
      await Promise.all([signIn, remove(id)]);
    }
    expect(await orphans()).toEqual(NONE);
  });
});

import { RETURN_CODES } from '#lib/contract/index.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type ReturnShop, returnShop, TEST_BANK } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCHES = { sku: WATCH, quantity: 2, net: 24_990_00, shipping: 99_00 };

describeOnEachEngine('the bank account for refunds of cash', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('a bank account is stored until money is sent to it, and returned by its last digits only', async () => {
    const delivered = await shop.delivered([WATCHES], { cash: true });
    const fields = { RefundTo: 'bank', BankAccount: TEST_BANK } as const;
    const created = await shop.requested(delivered, [{}], fields);
    expect(created).toMatchObject({ RefundTo: 'bank', BankAccountDigits: '9012' });
    const documents = async () =>
      (await shop.db.selectFrom('returns').select('document').execute()).map((row) => row.document);
    expect((await documents()).join()).toContain(TEST_BANK.AccountNumber);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: created.ReturnNumber });
    expect((await documents()).join()).not.toMatch(/9012/);
    const paid = await shop.requested(delivered, [{}], fields);
    const done = await shop.advanced(paid.ReturnNumber, 'approve', 'pick-up', 'pass', 'refund');
    expect(done.BankAccountDigits).toBe('9012');
    expect((await documents()).join()).not.toContain(TEST_BANK.AccountNumber);
    expect(await shop.orderRefunds()).toEqual([{ method: 'bank', amount: 12_495_00, state: 'waiting' }]);
  });

  test('an even exchange of a cash order stores the bank account for its value if the exchange is not made', async () => {
    const delivered = await shop.delivered([WATCHES], { cash: true });
    const items = [{ replacement: WATCH }];
    const even = { Kind: 'exchange', RefundTo: 'bank' } as const;
    expect((await shop.plan(delivered, items, even)).Data).toMatchObject({
      Amount: 12_495,
      Difference: 0,
      Parts: [],
      BankNeeded: true,
      ValueParts: [{ Method: 'bank', Name: '', Amount: 12_495 }],
    });
    expect(await shop.request(delivered, items, even)).toMatchObject({ Data: { Field: 'BankAccount' } });
    const requested = await shop.requested(delivered, items, { ...even, BankAccount: TEST_BANK });
    expect(requested).toMatchObject({ RefundTo: 'bank', BankAccountDigits: '9012' });
    const Reason = 'The last one was scratched.';
    const done = await shop.advanced(requested.ReturnNumber, 'approve', 'pick-up', 'pass', ['refund', { Reason }]);
    expect(done).toMatchObject({
      State: 'refunded',
      ExchangeEnd: 'store',
      StoreNote: Reason,
      BankAccountDigits: '9012',
    });
    expect(done.Lines).toMatchObject([{ Replacement: null }]);
    expect(await shop.orderRefunds()).toEqual([{ method: 'bank', amount: 12_495_00, state: 'waiting' }]);
    expect(await shop.refundMail()).toContain(`We cannot complete your exchange. Our reason: ${Reason}`);
  });

  test('a completed exchange deletes the bank account', async () => {
    const delivered = await shop.delivered([WATCHES], { cash: true });
    const requested = await shop.requested(delivered, [{ replacement: WATCH }], {
      Kind: 'exchange',
      RefundTo: 'bank',
      BankAccount: TEST_BANK,
    });
    const done = await shop.advanced(requested.ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    expect(done).toMatchObject({ State: 'exchanged', ExchangeEnd: '', BankAccountDigits: '' });
    const { document } = await shop.db.selectFrom('returns').select('document').executeTakeFirstOrThrow();
    expect(document).not.toContain(TEST_BANK.AccountNumber);
  });

  test.each(['Asha\u001b[2K Rao', 'Asha\nRao', 'Asha\u202e Rao', '42'])(
    '%j is refused as the name of a bank account’s holder',
    async (AccountName) => {
      const delivered = await shop.delivered([WATCHES], { cash: true });
      const fields = { RefundTo: 'bank', BankAccount: { ...TEST_BANK, AccountName } } as const;
      expect(await shop.request(delivered, [{}], fields)).toMatchObject({
        ReturnCode: RETURN_CODES.InvalidRequest.code,
      });
    },
  );
});

import sharp from 'sharp';
import { RING, SMALL_RING, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { shelfOf, stockByLedger } from '#lib/retail-api/testing/ledgers.ts';
import { returnShop } from '#lib/retail-api/testing/return-shop.ts';
import { uploadAs } from '#lib/retail-api/testing/upload-as.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: Awaited<ReturnType<typeof returnShop>>;
let desk: TestDesk;

beforeAll(async () => {
  shop = await returnShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

/** Runs desk commands in order that must succeed. */
async function done(...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    shop.clock.now += 1000;
    expect([line, await desk(line)]).toMatchObject([line, { code: 0, err: '' }]);
  }
}

test('the desk completes a return, and sellable items are restocked', async () => {
  const { ReturnNumber: number } = await shop.requested(await shop.delivered());
  const shelf = await shelfOf(shop.db, WATCH);
  expect((await desk('returns --state requested')).out).toContain(number);
  expect((await desk(`return ${number.toLowerCase()}`)).out).toMatch(/^Return RT-.*: requested/);
  await done(`approve ${number} --by Ravi`, `pick-up ${number}`, `pass ${number} --sellable 1`, `refund ${number}`);
  expect((await desk(`return ${number}`)).out).toContain('(sellable)');
  expect((await desk(`restock ${number}`)).out).toMatch(/^Back in stock:\n {2}1 {2}\S/);
  expect(await shelfOf(shop.db, WATCH)).toBe(shelf + 1);
  expect((await desk(`restock ${number}`)).out).toMatch(/so nothing was added/);
  expect(await shelfOf(shop.db, WATCH)).toBe(shelf + 1);
  expect(Object.keys(await stockByLedger(shop.db)).length).toBeGreaterThan(0);
  const { out } = await desk(`return ${number}`);
  expect(out).toContain('(back in stock)');
  expect(out).toMatch(/desk:Ravi +return approved\n.*desk:Meera +return picked up/);
});

test('items called unsellable by mistake can be restocked later', async () => {
  const { ReturnNumber: number } = await shop.requested(await shop.delivered());
  const shelf = await shelfOf(shop.db, WATCH);
  await done(`approve ${number}`, `pick-up ${number}`, `pass ${number} --sellable none`);
  expect(await desk(`restock ${number}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is nothing left for this step/),
  });
  await done(`restock ${number} --sellable 1`);
  expect(await shelfOf(shop.db, WATCH)).toBe(shelf + 1);
});

test('the desk shows why a return was refused, and the status where a step comes too late', async () => {
  const { ReturnNumber: number } = await shop.requested(await shop.delivered());
  expect((await desk(`refuse ${number}`)).err).toMatch(/required option '--reason <TEXT>' not specified/);
  await done(`refuse ${number} --reason "The seal is broken."`);
  expect((await desk(`return ${number}`)).out).toContain('The seal is broken.');
  expect((await desk(`approve ${number}`)).err).toMatch(
    new RegExp(`^Return ${number} is refused since .*\\. There is nothing left to do for it at the desk\\.$`),
  );
});

test("a shopper's text cannot fake a row or reverse text at the desk", async () => {
  const { ReturnNumber: number } = await shop.requested(await shop.delivered());
  const { document } = await shop.db.selectFrom('returns').select('document').executeTakeFirstOrThrow();
  const evil = 'Thanks\nDone\n  Sat 21 Nov 2026, 10:00 am  desk:Meera  refund-opened\r\u001b[1A\u202e';
  await shop.db
    .updateTable('returns')
    .set({ document: JSON.stringify({ ...JSON.parse(document), comment: evil }) })
    .execute();
  const { out } = await desk(`return ${number}`);
  expect(out).toContain('Comment of the shopper\n  > Thanks\n  > Done\n  >   Sat 21 Nov');
  expect(out).toContain('\\u001b[1A\\u202e');
  const { out: json } = await desk(`return ${number} --json`);
  expect(out + json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(json)).toMatchObject({ Comment: evil });
});

test("the desk shows an exchange's unpaid difference with its deadline, and ends the exchange with a reason", async () => {
  const delivered = await shop.delivered([{ sku: SMALL_RING, quantity: 1, net: 1_000_00, shipping: 0 }]);
  const requested = await shop.requested(delivered, [{ replacement: RING }], { Kind: 'exchange' });
  const number = requested.ReturnNumber;
  expect(requested.Difference).toBeGreaterThan(0);
  await done(`approve ${number}`, `pick-up ${number}`, `pass ${number} --sellable all`);
  const unpaid = new RegExp(`difference of .* is not paid yet.* until .*\\n.*"end-exchange ${number} --reason TEXT"`);
  expect((await desk(`exchange ${number}`)).out).toMatch(unpaid);
  expect((await desk(`return ${number}`)).out).toMatch(unpaid);
  expect((await desk(`end-exchange ${number}`)).err).toMatch(/required option '--reason <TEXT>' not specified/);
  await done(`end-exchange ${number} --reason "You asked us to."`);
  const { out } = await desk(`return ${number}`);
  expect(out).toMatch(/: refunded, exchange not made/);
  expect(out).not.toMatch(unpaid);
});

test('a manual transfer is recorded with its number, once', async () => {
  const delivered = await shop.delivered(undefined, { cash: true });
  const account = { AccountName: 'Asha Rao', AccountNumber: '123456789012', IFSC: 'HDFC0001234' };
  const { ReturnNumber: number } = await shop.requested(delivered, [{}], { RefundTo: 'bank', BankAccount: account });
  await done(`approve ${number}`, `pick-up ${number}`, `pass ${number} --sellable all`, `refund ${number}`);
  const [id = ''] = (await desk('money')).out.split(' ');
  expect((await desk('money')).out).toContain('Asha Rao, 123456789012, HDFC0001234');
  const { order_number } = await shop.db.selectFrom('returns').select('order_number').executeTakeFirstOrThrow();
  expect((await desk(`show ${order_number}`)).out).toContain(`send it by hand, then: sent ${id} --reference NUMBER`);
  await done(`sent ${id} --reference UTR12345`, `sent ${id} --reference UTR12345`);
  expect(await desk(`sent ${id} --reference UTR999`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^It is already recorded with another number, which stays/),
  });
  expect((await desk(`show ${order_number}`)).out).toMatch(/bank transfer +done +9012 +number UTR12345, sent by Meera/);
});

test('the desk saves a photo to a new file only', async () => {
  const delivered = await shop.delivered();
  const grey = { width: 40, height: 30, channels: 3, background: '#808080' } as const;
  const bytes = await sharp({ create: grey }).png().toBuffer();
  const { Data } = await uploadAs(shop.api, delivered.customer, { name: 'a.png', bytes });
  const id = Data?.PhotoId ?? '';
  expect(await desk(`photo ${id}`)).toMatchObject({ code: 0, out: `Written to ${id}.webp.` });
  expect((await desk(`photo ${id} --out seal.webp`)).written).toEqual([`${id}.webp`, 'seal.webp']);
  const full = testDesk(shop.api, { files: ['seal.webp'] });
  expect(await full(`photo ${id} --out seal.webp`)).toMatchObject({
    code: 1,
    err: 'seal.webp cannot be written (the file already exists): name another file with --out.',
  });
});

import { ORDER_STEPS, RETURN_STEPS } from '#lib/contract/vocabulary.ts';
import { RING, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { shelfOf } from '#lib/retail-api/testing/ledgers.ts';
import { orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: Awaited<ReturnType<typeof orderShop>>;
let desk: TestDesk;

beforeAll(async () => {
  shop = await orderShop('sqlite');
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

test('the desk shows a gift, and saves its packing slip', async () => {
  const Gift = { Wrap: true, Message: 'Happy birthday', HidePrices: true };
  const { order } = await shop.bought({ items: [[WATCH, 1]], gift: Gift });
  const number = order.OrderNumber;
  expect((await desk(`show ${number}`)).out).toMatch(/Gift\n {2}Wrap as a gift\n {2}No prices.*\n {4}Happy birthday/);
  const file = `packing-slip-${number}.pdf`;
  expect(await desk(`slip ${number}`)).toMatchObject({ code: 0, out: `Written to ${file}.`, written: [file] });
  await done(`cancel ${number} --reason "You asked us to."`);
  expect(await desk(`slip ${number}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is nothing left for this step/),
  });
});

test('the desk finds, packs with a hallmark, ships and delivers an order, and each step names its staff member', async () => {
  const { order } = await shop.bought({ items: [[RING, 2]] });
  const number = order.OrderNumber;
  expect((await desk(`show ${number}`)).out).toMatch(
    /: confirmed, paid \(Razorpay\),[\s\S]*History\n[\s\S]*confirmed +method: Razorpay/,
  );
  expect((await desk('list --state confirmed')).out).toMatch(
    new RegExp(`^${number} +confirmed +paid .* by \\w+ .* 2 items +Bengaluru`),
  );
  expect((await desk(`show ${number.toLowerCase()}`)).out).toMatch(/^ {2}1 {2}2 x {2}7701SV01-14/m);
  expect(await desk(`pack ${number} --piece 1=HUID:abc123 --piece 1.2=HUID:ABC124`)).toMatchObject({
    code: 0,
    out: `Order ${number} is packed.`,
  });
  await done(
    `ship ${number} --courier "Blue Dart" --awb BD1 --tracking https://courier.example/BD1 --by Ravi`,
    `out ${number}`,
    `deliver ${number}`,
  );
  const { out } = await desk(`show ${number}`);
  for (const part of [
    'delivered',
    'Blue Dart BD1',
    'https://courier.example/BD1',
    'Meera',
    'Ravi',
    'Asha Rao',
    '560',
  ]) {
    expect(out).toContain(part);
  }
  expect(out).toMatch(/1\.1 {2}HUID ABC123\n +1\.2 {2}HUID ABC124/);
  const { out: audit } = await desk(`audit ${number.toLowerCase()}`);
  expect(audit).toMatch(/Ravi +ship order +\S+ +done/);
  expect(audit).toMatch(/Meera +view order/);
});

test('the desk can correct wrong hallmarks and serial numbers repeatedly', async () => {
  const { order } = await shop.bought({ items: [[RING, 1]] });
  const number = order.OrderNumber;
  await done(`pack ${number} --piece 1=HUID:ABC123`, `mark ${number} --piece 1=HUID:ABC124`);
  await done(`mark ${number} --piece 1=HUID:ABC123`, `mark ${number} --piece 1=HUID:ABC124`);
  expect((await desk(`show ${number}`)).out).toContain('1.1  HUID ABC124');
  expect(await desk(`mark ${number} --piece 1.2=HUID:ABC125`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^error: --piece 1\.2=HUID:ABC125: line 1 has 1, and no piece 2\.\n+Usage/),
  });
});

test('the desk corrects a mistyped courier, and the shopper is notified again', async () => {
  const { order } = await shop.bought();
  const number = order.OrderNumber;
  await done(`pack ${number}`, `ship ${number} --courier "Blue Dart" --awb BD1`);
  expect(await desk(`correct-parcel ${number} --courier Delhivery --awb DL9`)).toMatchObject({
    out: `The parcel of order ${number} is Delhivery DL9 (no tracking link). The shopper is notified.`,
  });
  await done(`correct-parcel ${number} --courier "Blue Dart" --awb BD1`);
  expect((await shop.mails('order-shipped')).at(-1)?.body).toContain('Blue Dart, tracking number BD1');
  expect(await desk(`correct-parcel ${number} --courier "Blue Dart" --awb BD1`)).toMatchObject({
    code: 1,
    err: '--awb: The parcel already has this courier and number.',
  });
});

test("a repeated desk step is harmless; with other details or another name the order's status is reported", async () => {
  const { order } = await shop.bought();
  const number = order.OrderNumber;
  const refused = async (line: string) => (await desk(line)).err;
  expect(await refused(`deliver ${number}`)).toMatch(
    new RegExp(`^Order ${number} is confirmed \\(last: confirmed, store, .*\\)\\. Possible next: pack, cancel\\.$`),
  );
  await done(`pack ${number}`, `pack ${number}`, `ship ${number} --courier A --awb 1`);
  expect(await refused(`ship ${number} --courier B --awb 2`)).toMatch(
    /is shipped \(last: shipped, Meera, .*correct-parcel/,
  );
  expect(await refused(`ship ${number} --courier A --awb 1 --by Ravi`)).toMatch(/is shipped/);
  const parcels = await shop.db.selectFrom('parcels').select(['courier', 'awb']).execute();
  expect(parcels).toEqual([{ courier: 'A', awb: '1' }]);
});

test('the desk cancels an order with a reason, and everything is refunded', async () => {
  const { order } = await shop.bought({ items: [[WATCH, 2]] });
  const before = await shelfOf(shop.db, WATCH);
  expect((await desk(`cancel ${order.OrderNumber}`)).err).toMatch(/required option '--reason <TEXT>' not specified/);
  await done(`cancel ${order.OrderNumber} --reason "The last piece was damaged."`);
  expect(await shelfOf(shop.db, WATCH)).toBe(before + 2);
  expect((await desk(`show ${order.OrderNumber} --json`)).out).toContain('"OrderRefunds"');
});

test('an undelivered parcel ends its order, and the desk restocks its items by line', async () => {
  const { order } = await shop.bought({ items: [[WATCH, 2]] });
  const number = order.OrderNumber;
  const before = await shelfOf(shop.db, WATCH);
  await done(`pack ${number}`, `ship ${number} --courier A --awb 1`);
  const { out } = await desk(`undelivered ${number} --reason "Nobody was at home."`);
  expect(out).toContain(`restock ${number} --sellable all`);
  expect(await shelfOf(shop.db, WATCH)).toBe(before);
  expect((await desk(`restock ${number}`)).err).toMatch(/--sellable is needed/);
  expect((await desk(`restock ${number} --sellable 1`)).out).toMatch(/^Back in stock:\n {2}1 {2}\S/);
  expect(await shelfOf(shop.db, WATCH)).toBe(before + 2);
  expect(await desk(`restock ${number} --sellable 1 --by Ravi`)).toMatchObject({ code: 1 });
  expect(await shelfOf(shop.db, WATCH)).toBe(before + 2);
});

test('the desk shows the number of a manual transfer, and the next retry of a gateway refund', async () => {
  const { order } = await shop.bought();
  await done(`cancel ${order.OrderNumber} --reason Damaged`);
  expect((await desk(`show ${order.OrderNumber}`)).out).toMatch(
    /original payment +waiting +Razorpay +the store asks the gateway \w/,
  );
});

test('each step of an order or return has a desk command', async () => {
  const { out } = await desk('--help');
  const names: Partial<Record<string, string>> = { 'out-for-delivery': 'out' };
  for (const step of [...ORDER_STEPS, ...RETURN_STEPS])
    expect(out).toMatch(new RegExp(`^  ${names[step] ?? step}\\b`, 'm'));
});

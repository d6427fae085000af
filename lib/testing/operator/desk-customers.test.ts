import { type OrderShop, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: OrderShop;
let desk: TestDesk;

beforeAll(async () => {
  shop = await orderShop('sqlite');
  desk = testDesk(shop.api, { files: ['taken.json'] });
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

test('the desk finds a customer, shows it, writes a note and deletes it', async () => {
  const { shopper, order } = await shop.bought();
  expect((await desk('customers --search "Asha R"')).out).toMatch(
    new RegExp(`^${shopper.id} +Asha Rao +\\+91 .* 1 order$`, 'm'),
  );
  expect((await desk('customers --search Nobody')).out).toBe('No customers.');
  const noted = await desk(`customer-note ${shopper.id} "Prefers calls after six." --by Ravi`);
  const note = /^Note (\S+) is saved\.$/.exec(noted.out)?.[1];
  const { out } = await desk(`customer ${shopper.id}`);
  expect(out).toContain(`Orders\n  ${order.OrderNumber}  confirmed`);
  expect(out).toMatch(/Notes of staff\n {2}.* Ravi .*\n {2}> Prefers calls after six\./);
  expect((await desk(`delete-customer-note ${shopper.id} ${note}`)).out).toBe('The note is deleted.');
  expect((await desk(`delete-customer-note ${shopper.id} ${note}`)).out).toBe('There is no such note.');
  expect((await desk('customer nobody-with-this-id')).err).toBe(
    'There is no customer nobody-with-this-id: "customers --search TEXT" finds them.',
  );
});

test('the desk writes a note on an order, which its history shows, and deletes it', async () => {
  const { order } = await shop.bought();
  shop.clock.now += 1000;
  const note = /^Note (\S+) is saved\.$/.exec(
    (await desk(`note ${order.OrderNumber} "Call before delivery."`)).out,
  )?.[1];
  expect((await desk(`show ${order.OrderNumber}`)).out).toContain(`note       Call before delivery. (${note})`);
  expect((await desk(`delete-note ${order.OrderNumber} ${note}`)).out).toBe('The note is deleted.');
  expect((await desk(`note ${order.OrderNumber} ""`)).err).toBe('TEXT: must have 1 to 1,000 visible characters.');
});

test('the desk saves the data of a customer as a new file', async () => {
  const { shopper } = await shop.bought();
  expect((await desk(`export-customer ${shopper.id} --out asha.json`)).out).toBe('Written to asha.json.');
  expect((await desk(`export-customer ${shopper.id} --out taken.json`)).err).toContain('the file already exists');
});

test('the desk erases a customer only with --yes', async () => {
  const { shopper } = await shop.bought();
  const asked = await desk(`erase-customer ${shopper.id}`);
  expect(asked.out).toBe(
    [
      'Nothing is deleted yet: repeat the command with --yes.',
      'Orders kept for tax law, without the account: 1, of which still to be delivered: 1.',
      'Unpaid orders ended: 0. Reviews deleted: 0.',
    ].join('\n'),
  );
  for (const round of ['first', 'repeated'])
    expect([round, (await desk(`erase-customer ${shopper.id} --yes`)).out]).toEqual([
      round,
      expect.stringMatching(/^The account is deleted\./),
    ]);
  expect((await desk(`customer ${shopper.id}`)).code).toBe(1);
});

import { FIELD_WATCH, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { type OrderShop, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: OrderShop;
let desk: TestDesk;

beforeAll(async () => {
  shop = await orderShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

/** Runs a command that only prices, and then again with the options that it printed. */
async function confirmed(command: string) {
  const priced = await desk(command);
  const amounts = /Repeat the command with: (.*)$/m.exec(priced.out)?.[1] ?? '';
  return desk(`${command} ${amounts}`);
}

test('the desk prices an edit, makes it with what it printed, and shows what is packed together', async () => {
  const { order } = await shop.bought({ items: [[WATCH, 2]] });
  const { OrderNumber: number } = order;
  const removed = await confirmed(`edit ${number} --remove 1 --reason "As you asked."`);
  expect(removed.out).toMatch(
    new RegExp(`^Order ${number} is changed\\.\nRefund ₹[\\d,]+: original payment ₹[\\d,]+$`),
  );
  const added = await confirmed(`edit ${number} --add ${FIELD_WATCH}`);
  expect(added.out).toMatch(/^Order \S+ is changed\.\nAdded items:\nOrder SM-\S+: waiting for payment\n/);
  const addition = /Order (SM-\S+): waiting/.exec(added.out)?.[1];
  expect((await desk(`show ${number}`)).out).toContain(`Packed together with\n  ${addition}, waiting for payment`);
  expect((await desk(`show ${addition}`)).out).toContain(`Packed together with\n  ${number}`);
  const moved = await confirmed(`edit ${number} --address "14 Church Street"`);
  expect(moved.out).toBe(`Order ${number} is changed.`);
  expect((await desk(`show ${number}`)).out).toContain('14 Church Street');
});

test('the desk says what is wrong with an edit', async () => {
  const { order } = await shop.bought();
  const { OrderNumber: number } = order;
  expect((await desk(`edit ${number}`)).err).toBe('--remove: Nothing is changed: give Address, Sizes, Remove or Add.');
  expect((await desk(`edit ${number} --remove 2`)).err).toContain('There is no line 2');
  expect((await desk(`edit ${number} --remove one`)).err).toContain('--remove must look like 1 or 1=2.');
  expect((await desk(`edit ${number} --remove 1`)).err).toBe('--reason: A reason is required: the shopper sees it.');
  expect((await desk(`edit ${number} --size 1`)).err).toContain('--size must look like');
  expect((await desk(`edit ${number} --add ${FIELD_WATCH} --version 9 --total 1`)).err).toContain(
    'Someone changed it in the meantime.',
  );
});

import { WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { type CourierShop, courierShop } from '../couriers/courier-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: CourierShop;
let desk: TestDesk;

beforeAll(async () => {
  shop = await courierShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const run = (command: string) => {
  shop.clock.now += 1000;
  return desk(command);
};

test('the desk asks for the price, books, saves the label, follows and cancels', async () => {
  const { order } = await shop.packed({ items: [[WATCH, 2]] });
  const { OrderNumber: number } = order;
  expect((await run(`courier-rates ${number}`)).out).toMatch(/^Sandbox Surface brings it for ₹60/);
  expect((await run(`courier-label ${number}`)).err).toContain('No courier is booked for the order: see "show".');
  const booked = await run(`courier-book ${number} --weight 800 --box 20x15x10`);
  expect(booked.out).toMatch(/^Sandbox Surface \d+ is booked\.\n {2}It costs ₹80\.\n {2}http/);
  const [booking] = await shop.bookings({ order });
  expect(booking).toMatchObject({ WeightGrams: 800, LengthCm: 20, BreadthCm: 15, HeightCm: 10, BookedBy: 'Meera' });
  expect((await run(`courier-book ${number} --weight 800 --box 20x15x10`)).out).toBe(booked.out);
  expect(await shop.bookings({ order })).toHaveLength(1);
  expect((await run(`courier-label ${number} --out courier.pdf`)).out).toBe('Written to courier.pdf.');
  expect((await run(`courier-cancel ${number}`)).out).toContain('is cancelled.');
  expect((await run(`courier-cancel ${number}`)).err).toContain('No courier is booked');
  const again = await run(`courier-book ${number} --weight 800 --box 20x15x10`);
  expect(again.out).toContain('is booked.');
  const awb = /Surface (\d+)/.exec(again.out)?.[1] ?? '';
  await shop.control('/courier/scan', { awb, name: 'picked-up', webhook: 'never' });
  expect((await run(`courier-track ${number} --parcel ${awb}`)).out).toContain('Last news: picked-up');
  expect((await run(`show ${number}`)).out).toContain(': shipped,');
  expect((await run(`courier-cancel ${number} --parcel ${awb}`)).code).toBe(1);
  expect((await run(`courier-track ${number} --parcel 123`)).err).toContain('The order has no booking 123');
});

test('a part is booked alone, and what is typed wrongly is said with how to type it', async () => {
  const { order } = await shop.packed({ items: [[WATCH, 2]] });
  const { OrderNumber: number } = order;
  expect((await run(`courier-book ${number} --item 1`)).out).toContain('is booked.');
  expect((await shop.bookings({ order }))[0]?.Items).toMatchObject([{ Quantity: 1 }]);
  expect((await run(`courier-rates ${number} --item 1=9`)).code).toBe(1);
  expect((await run(`courier-rates ${number} --box 15`)).err).toContain('It must look like 15x12x8');
  expect((await run(`courier-rates ${number} --weight 0`)).code).toBe(2);
  expect((await run('queues')).out).toContain('States of parcels in 24 hours: 0 by webhook, 0 asked for.');
});

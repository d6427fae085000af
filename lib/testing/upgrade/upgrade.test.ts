import { join } from 'node:path';
import type { CartWire, OrderWire } from '#lib/contract/index.ts';
import type { OpenDatabase } from '#lib/retail-api/core/db/engine.ts';
import { newerMigrations, pendingMigrations } from '#lib/retail-api/core/db/migrate.ts';
import { migrations } from '#lib/retail-api/core/db/migrations/index.ts';
import { newId } from '#lib/retail-api/core/db/new-id.ts';
import { openDatabase, openThen } from '#lib/retail-api/core/db/open-database.ts';
import { backUp, type StorePlace } from '#lib/retail-api/maintenance/backup.ts';
import { restore } from '#lib/retail-api/maintenance/restore.ts';
import { addCustomerToken, dataOf, signInSession } from '#lib/retail-api/testing/api-caller.ts';
import { orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { describeOnEachEngine } from '#lib/retail-api/testing/test-database.ts';
import { readRows, StorePlaces } from './kept-store.ts';

const RING = '7701SV01-14';
const asItIs = async () => undefined;

describeOnEachEngine('the upgrade from the previous release, and the way back', (engine) => {
  let places: StorePlaces;
  let place: StorePlace;
  const opened: OpenDatabase[] = [];
  const open = async (how: Promise<OpenDatabase>) => {
    const database = await how;
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    places = new StorePlaces(engine);
    place = await places.kept('store');
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await places.remove();
  });

  /** This release brings the store up to date, as its start does. */
  const upgrade = async () => (await openDatabase(place)).close();

  test('what is pending is what this release has and the previous one had not', async () => {
    const before = (await readRows(place)).get('migrations')?.rows.map(({ name }) => name) ?? [];
    const { db, engine: used } = await open(openThen(place, asItIs));
    expect(before.length).toBeGreaterThan(0);
    expect(await newerMigrations(db)).toEqual([]);
    const pending = await pendingMigrations(db, used);
    expect(pending).toEqual(migrations.map(({ name }) => name).filter((name) => !before.includes(name)));
  });

  test('every row of the previous release is there afterwards, with the values that it had', async () => {
    const before = await readRows(place);
    expect(before.get('orders')?.rows).toHaveLength(5);
    await upgrade();
    const after = await readRows(place, before);
    const names = after.get('migrations')?.rows.map(({ name }) => name);
    expect(names?.toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());
    for (const [table, kept] of before)
      if (table !== 'migrations') expect([table, after.get(table)]).toEqual([table, kept]);
  });

  test('orders and carts go on where they were', async () => {
    const shop = await orderShop(engine, await open(openDatabase(place)));
    const { db, api } = shop;
    const customer = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'kiran@example.com')
      .executeTakeFirstOrThrow();
    const address = await db
      .selectFrom('addresses')
      .select('guid')
      .where('customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    const caller = await signInSession(api.handle, await addCustomerToken(api.context, customer.id));

    // The order that was not paid yet is paid, and the cart that waited is ordered.
    const waiting = await db
      .selectFrom('orders')
      .select('number')
      .where('state', '=', 'payment-pending')
      .executeTakeFirstOrThrow();
    await shop.pays(waiting.number);
    const cart = dataOf(await caller.post<CartWire>('ViewCartNew', {}), 'ViewCartNew');
    expect(cart.Products.map(({ SKU, Quantity }) => [SKU, Quantity])).toEqual([[RING, 2]]);
    const placed = dataOf(
      await caller.post<OrderWire>('PlaceOrder', {
        AddressGUID: address.guid,
        PaymentMethod: 'razorpay',
        IdempotencyKey: newId(),
        ExpectedAmount: cart.PayableAmount,
      }),
      'PlaceOrder',
    );
    await shop.pays(placed.OrderNumber);
    const shipped = await db
      .selectFrom('orders')
      .select('number')
      .where('state', '=', 'shipped')
      .executeTakeFirstOrThrow();
    await shop.advanced(shipped.number, 'deliver');

    const states = await db.selectFrom('orders').select('state').orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
      'confirmed',
      'delivered',
      'delivered',
    ]);
    // Nine, of which the previous release sold one, and this one two.
    const { quantity } = await db
      .selectFrom('skus')
      .select('quantity')
      .where('sku', '=', RING)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(6);
    await api.close();
  });

  test('the backup of before brings the store back as the previous release left it', async () => {
    const before = await readRows(place);
    const backup = join(places.folder, 'backup');
    await backUp(place, backup, { now: Date.now });
    await upgrade();
    const { db } = await open(openDatabase(place));
    await db.deleteFrom('basket_lines').execute();
    const back = await places.empty('back');
    await restore(back, backup, {});
    expect(await readRows(back)).toEqual(before);
    // A release that lacks what was added refuses what was upgraded, and takes what was restored.
    const restored = await open(openThen(back, asItIs));
    expect(await newerMigrations(restored.db)).toEqual([]);
    expect((await pendingMigrations(restored.db, engine)).length).toBeGreaterThan(0);
  });
});

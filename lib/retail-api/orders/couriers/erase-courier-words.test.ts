import { newId } from '../../core/db/new-id.ts';
import { type OrderShop, orderShop } from '../../testing/order-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { eraseCourierWords } from './erase-courier-words.ts';

describeOnEachEngine('what couriers wrote', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  afterAll(() => shop.api.close());

  test('it is removed from the parcels of the named orders; what happened stays', async () => {
    const numbers: string[] = [];
    for (const id of ['kept', 'erased']) {
      const { order } = await shop.bought();
      numbers.push(order.OrderNumber);
      await shop.db
        .insertInto('courier_bookings')
        .values({
          id,
          order_number: order.OrderNumber,
          reference: newId(),
          request_key: newId(),
          courier: 'shiprocket',
          test: 1,
          state: 'done',
          items: '[]',
          weight_grams: 1,
          length_cm: 1,
          breadth_cm: 1,
          height_cm: 1,
          value: 0,
          due: 0,
          booked_by: 'Meera',
          created_at: 1,
        })
        .execute();
      const event = { booking_id: id, event_id: 'one', status: 'delivered', at: 2 } as const;
      await shop.db
        .insertInto('courier_events')
        .values({ ...event, place: 'Pune', note: 'To Asha' })
        .execute();
    }
    await shop.db.transaction().execute((transaction) => eraseCourierWords(transaction, numbers.slice(1)));
    const events = await shop.db.selectFrom('courier_events').selectAll().orderBy('booking_id').execute();
    expect(events).toMatchObject([
      { booking_id: 'erased', status: 'delivered', place: '', note: '' },
      { booking_id: 'kept', place: 'Pune', note: 'To Asha' },
    ]);
  });
});

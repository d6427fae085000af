import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CourierBookingWire, OrderWire } from '#lib/contract/index.ts';
import { startPaymentSandbox } from '#lib/payment-sandbox/start.ts';
import type { Engine } from '#lib/retail-api/core/db/engine.ts';
import { newId } from '#lib/retail-api/core/db/new-id.ts';
import type { Courier } from '#lib/retail-api/orders/couriers/courier.ts';
import { courierFromSettings } from '#lib/retail-api/orders/couriers/from-settings.ts';
import { doCourierWork } from '#lib/retail-api/orders/couriers/start-courier-work.ts';
import { dataOf, signInSession } from '#lib/retail-api/testing/api-caller.ts';
import { type Bought, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';

/** What a call of the desk answers, or why not. */
export type BookingAnswer = CourierBookingWire & { Field: string; Message: string; Reason: string };

const BOX = { WeightGrams: 500, LengthCm: 15, BreadthCm: 12, HeightCm: 8 };
/** Longer than the courier may have a question. */
const LONG_MS = 11 * MINUTE_MS;

/** A shop whose courier is the sandbox, over its sockets. `wrap`: changes the courier, e.g. so that it crashes. */
export async function courierShop(engine: Engine, wrap = (courier: Courier): Courier => courier) {
  const dataDir = mkdtempSync(join(tmpdir(), 'couriers-'));
  const sandbox = await startPaymentSandbox(
    { DATA_DIR: dataDir, PAYMENT_SANDBOX_PORT: 0, STOREFRONT_URL: undefined, PORT: 1 },
    (error) => {
      throw error;
    },
  );
  const courier = courierFromSettings(parseEnvironment({ COURIER: 'sandbox', PAYMENT_SANDBOX_URL: sandbox.url }));
  if (!courier) throw new Error('The sandbox has no courier.');
  const shop = await orderShop(engine, undefined, { courier: wrap(courier) });

  async function control(path: string, body?: object) {
    const response = await fetch(`${sandbox.url}/control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
  const call = (name: string, { order }: Pick<Bought, 'order'>, fields: object = {}) => {
    shop.clock.now += 1;
    return shop.desk<BookingAnswer>(name, { OrderNumber: order.OrderNumber, Operator: 'Meera', ...fields });
  };
  const book = (bought: Pick<Bought, 'order'>, fields: object = {}) =>
    call('BookCourier', bought, { ...BOX, IdempotencyKey: newId(), ...fields });
  const deliver = async (body: string, token: string) => {
    const site = await signInSession(shop.api.handle);
    return site.post('CourierWebhook', { BodyBase64: Buffer.from(body).toString('base64'), Token: token });
  };

  return {
    ...shop,
    control,
    call,
    book,
    deliver,
    /** A packed order. */
    async packed(options: Parameters<typeof shop.bought>[0] = {}): Promise<Bought> {
      const bought = await shop.bought(options);
      await shop.advanced(bought.order.OrderNumber, 'pack');
      return bought;
    },
    booked: async (bought: Pick<Bought, 'order'>, fields: object = {}) =>
      dataOf(await book(bought, fields), 'BookCourier'),
    /** Something happens to a parcel, and its webhook reaches the shop; returns the webhook. */
    async happens(awb: string, name: string, note = ''): Promise<{ body: string; token: string }> {
      shop.clock.now += 1;
      await control('/courier/scan', { awb, name, note, webhook: 'never' });
      const { webhooks } = await control('/webhooks');
      const { body, headers } = webhooks.at(-1);
      const sent = { body, token: headers['x-api-key'] };
      dataOf(await deliver(sent.body, sent.token), name);
      return sent;
    },
    /** The background work, when everything that waits is due. */
    async worked(): Promise<void> {
      shop.clock.now += LONG_MS;
      await doCourierWork(shop.api.context);
    },
    /** The bookings of an order as its screen shows them. */
    async bookings({ order }: Pick<Bought, 'order'>): Promise<CourierBookingWire[]> {
      const request = { OrderNumber: order.OrderNumber };
      return dataOf(await shop.desk<{ Bookings: CourierBookingWire[] }>('DeskOrder', request), 'DeskOrder').Bookings;
    },
    /** What the courier has of an order. */
    async shipments({
      order,
    }: Pick<Bought, 'order'>): Promise<{ reference: string; status: string; awb: string; collect: number }[]> {
      return (await control(`/courier?reference=${order.OrderNumber}`)).shipments;
    },
    async state({ order }: Pick<Bought, 'order'>): Promise<OrderWire['State'] | undefined> {
      return (await shop.row(order.OrderNumber))?.state;
    },
    async close(): Promise<void> {
      await shop.api.close();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type CourierShop = Awaited<ReturnType<typeof courierShop>>;

import { z } from 'zod';
import {
  type BookedParcel,
  type Courier,
  type CourierEvent,
  type CourierOffer,
  type CourierParcel,
  CourierRefused,
  type CourierWebhookReading,
  type KnownParcel,
} from '../courier.ts';
import { ShiprocketApi } from './api.ts';
import { eventsOf, scan } from './events.ts';
import { fetchLabel } from './label.ts';
import { orderBody } from './order-body.ts';
import { findShiprocketOrder, type ShiprocketOrder } from './orders.ts';
import { quoteParcel } from './quote.ts';
import { readShiprocketWebhook } from './read-webhook.ts';
import type { ShiprocketSettings } from './shiprocket-settings.ts';

const TRACKING_PAGE = 'https://shiprocket.co/tracking/';
const anything = z.unknown();
const id = z.union([z.number(), z.string().min(1)]).transform(String);
const created = z.object({ order_id: id, shipment_id: id });
const assigned = z.object({
  awb_assign_status: z.number().optional(),
  response: z.object({
    data: z
      .object({
        awb_code: id.nullish(),
        courier_name: z.string().nullish(),
        awb_assign_error: z.string().nullish(),
      })
      .default({}),
  }),
});
const tracked = z.object({
  tracking_data: z.object({ shipment_track_activities: z.array(scan).nullish() }),
});

interface ShiprocketOptions extends ShiprocketSettings {
  /** Whether it is played by the sandbox. */
  test: boolean;
  /** The courier's page for an AWB begins with it. */
  trackingPage?: string;
}

/** Shiprocket, through its public API of version 1. It has no idempotency keys: a try whose answer was lost is looked for. */
export class ShiprocketCourier implements Courier {
  readonly name = 'shiprocket';
  readonly test: boolean;
  readonly #options: ShiprocketOptions;
  readonly #api: ShiprocketApi;

  constructor(options: ShiprocketOptions) {
    this.test = options.test;
    this.#options = options;
    this.#api = new ShiprocketApi(options);
  }

  quote(parcel: CourierParcel, signal: AbortSignal): Promise<CourierOffer> {
    return quoteParcel(this.#api, parcel, this.#pickUp(parcel).pincode, signal);
  }

  async book(parcel: CourierParcel, again: boolean, signal: AbortSignal): Promise<BookedParcel> {
    const before = again ? await findShiprocketOrder(this.#api, parcel.reference, signal) : undefined;
    if (before?.isCancelled) throw new CourierRefused('The booking was cancelled at the courier.');
    if (before && before.awb !== '') return this.#fetched(before, null, signal);
    const offer = await quoteParcel(this.#api, parcel, this.#pickUp(parcel).pincode, signal);
    const order = before ?? (await this.#create(parcel, signal));
    const { awb, carrier } = await this.#assign(order, offer.companyId, signal);
    return this.#fetched({ ...order, awb, carrier: carrier || offer.carrier }, offer.charge, signal);
  }

  label({ shipmentId }: KnownParcel, signal: AbortSignal): Promise<Buffer> {
    return fetchLabel(this.#api, { shipmentId, apiUrl: this.#options.apiUrl }, signal);
  }

  async cancel({ courierOrderId, reference }: KnownParcel, signal: AbortSignal): Promise<void> {
    const known = courierOrderId || (await this.#openOrder(reference, signal));
    if (!known) return;
    try {
      await this.#cancelOrder(known, signal);
    } catch (error) {
      // A repeated cancellation is refused, too.
      if (!(error instanceof CourierRefused) || (await this.#openOrder(reference, signal))) throw error;
    }
  }

  async track({ awb }: KnownParcel, signal: AbortSignal): Promise<readonly CourierEvent[]> {
    const path = `/courier/track/awb/${encodeURIComponent(awb)}`;
    const { tracking_data } = await this.#api.call(tracked, { path, signal });
    return eventsOf(awb, tracking_data.shipment_track_activities ?? []);
  }

  readWebhook(body: Uint8Array, token: string): CourierWebhookReading {
    return readShiprocketWebhook(this.#options.webhookToken, body, token);
  }

  #pickUp({ pickUp }: CourierParcel): NonNullable<CourierParcel['pickUp']> {
    const { pickupLocation: location, pickupPincode: pincode } = this.#options;
    return pickUp ?? { location, pincode };
  }

  async #create(
    parcel: CourierParcel,
    signal: AbortSignal,
  ): Promise<Pick<ShiprocketOrder, 'courierOrderId' | 'shipmentId'>> {
    const body = orderBody(parcel, this.#pickUp(parcel).location);
    const { order_id, shipment_id } = await this.#api.call(created, { path: '/orders/create/adhoc', body, signal });
    return { courierOrderId: order_id, shipmentId: shipment_id };
  }

  /** Gives a shipment its number. Where no courier takes it, the order at Shiprocket is cancelled. */
  async #assign(
    { courierOrderId, shipmentId }: Pick<ShiprocketOrder, 'courierOrderId' | 'shipmentId'>,
    companyId: number,
    signal: AbortSignal,
  ): Promise<{ awb: string; carrier: string }> {
    try {
      const body = { shipment_id: Number(shipmentId), courier_id: companyId };
      const { response } = await this.#api.call(assigned, { path: '/courier/assign/awb', body, signal });
      const { awb_code, courier_name, awb_assign_error } = response.data;
      if (awb_code) return { awb: awb_code, carrier: courier_name ?? '' };
      throw new CourierRefused(awb_assign_error || 'The courier gave the parcel no number.');
    } catch (error) {
      if (error instanceof CourierRefused) await this.#cancelOrder(courierOrderId, signal);
      throw error;
    }
  }

  /** Asks for the pickup of a parcel with its number. */
  async #fetched(
    order: Omit<ShiprocketOrder, 'isCancelled'>,
    charge: number | null,
    signal: AbortSignal,
  ): Promise<BookedParcel> {
    const { courierOrderId, shipmentId, carrier, awb } = order;
    const body = { shipment_id: [Number(shipmentId)] };
    try {
      await this.#api.call(anything, { path: '/courier/generate/pickup', body, signal });
    } catch (error) {
      // It is asked for already, also by some couriers themselves.
      if (!(error instanceof CourierRefused)) throw error;
    }
    const page = this.#options.trackingPage ?? TRACKING_PAGE;
    return { courierOrderId, shipmentId, carrier, awb, charge, trackingUrl: `${page}${encodeURIComponent(awb)}` };
  }

  async #cancelOrder(courierOrderId: string, signal: AbortSignal): Promise<void> {
    await this.#api.call(anything, { path: '/orders/cancel', body: { ids: [Number(courierOrderId)] }, signal });
  }

  async #openOrder(reference: string, signal: AbortSignal): Promise<string> {
    const order = await findShiprocketOrder(this.#api, reference, signal);
    return order && !order.isCancelled ? order.courierOrderId : '';
  }
}

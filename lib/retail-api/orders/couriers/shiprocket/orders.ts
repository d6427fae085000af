import { z } from 'zod';
import type { ShiprocketApi } from './api.ts';

const id = z.union([z.number(), z.string().min(1)]).transform(String);
const shipment = z.object({ id, awb: z.string().nullish(), courier: z.string().nullish() });
const found = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: z.union([z.number(), z.string()]).transform(String),
      status: z.string(),
      shipments: z.union([z.array(shipment), shipment.transform((one) => [one])]),
    }),
  ),
});

/** An order at Shiprocket. */
export interface ShiprocketOrder {
  courierOrderId: string;
  shipmentId: string;
  /** Empty until it has one. */
  awb: string;
  carrier: string;
  isCancelled: boolean;
}

/** The order with this reference; undefined if there is none. */
export async function findShiprocketOrder(
  api: ShiprocketApi,
  reference: string,
  signal: AbortSignal,
): Promise<ShiprocketOrder | undefined> {
  const { data } = await api.call(found, { path: `/orders?search=${encodeURIComponent(reference)}`, signal });
  // A search finds parts of numbers, too.
  const order = data.find(({ channel_order_id }) => channel_order_id === reference);
  const [first] = order?.shipments ?? [];
  if (!order || !first) return undefined;
  return {
    courierOrderId: order.id,
    shipmentId: first.id,
    awb: first.awb ?? '',
    carrier: first.courier ?? '',
    isCancelled: /^cancell?ed/i.test(order.status),
  };
}

import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { SANDBOX_COURIER } from '#lib/shared/payment-sandbox.ts';
import { simulateOutages } from '../outages.ts';
import type { Sandbox } from '../sandbox.ts';
import { isPickedUp, scanWire } from './scans.ts';
import { orderIdOf, type ShipmentRecord } from './shipments.ts';

/** Pincodes that begin so are not served, and not with cash on delivery. */
const NOT_SERVED = '79';
const NO_CASH = '19';
const COMPANIES = [
  { courier_company_id: 51, courier_name: 'Sandbox Surface', base: 60, days: '4' },
  { courier_company_id: 1, courier_name: 'Sandbox Air', base: 110, days: '2' },
] as const;
const CASH_CHARGE = 45;
const STEP_KG = 0.5;
const STEP_CHARGE = 20;

const sentOrder = z.object({
  order_id: z.string().min(1).max(50),
  order_date: z.string().min(10),
  /** That of the settings, or of a warehouse of the shop's profile. */
  pickup_location: z.string().min(1).max(36),
  billing_customer_name: z.string().min(1),
  billing_last_name: z.string(),
  billing_address: z.string().min(3),
  billing_city: z.string().min(1).max(30),
  billing_pincode: z.number().int(),
  billing_state: z.string().min(1),
  billing_country: z.string().min(1),
  billing_email: z.string(),
  billing_phone: z.number().int(),
  shipping_is_billing: z.literal(true),
  order_items: z
    .array(z.object({ name: z.string(), sku: z.string(), units: z.number().int(), selling_price: z.number() }))
    .min(1),
  payment_method: z.enum(['COD', 'Prepaid']),
  sub_total: z.number(),
  length: z.number().min(0.5),
  breadth: z.number().min(0.5),
  height: z.number().min(0.5),
  weight: z.number().gt(0),
});
const credentials = z.object({
  email: z.literal(SANDBOX_COURIER.email),
  password: z.literal(SANDBOX_COURIER.password),
});
const oneShipment = z.object({ shipment_id: z.number().int() });
const shipmentList = z.object({ shipment_id: z.array(z.number().int()).min(1) });
const orderList = z.object({ ids: z.array(z.number().int()).min(1) });

/** Shiprocket's API of version 1 below `/v1/external` (apidocs.shiprocket.in), as far as the store uses it. */
export function courierApi(sandbox: Sandbox): Hono {
  const { shipments, courier, now } = sandbox;
  const api = new Hono();
  api.use(simulateOutages(sandbox.outages, 'courier'));
  api.post('/auth/login', async (context) => {
    const sent = credentials.safeParse(await context.req.json().catch(() => null));
    if (!sent.success) return refuse(context, 'Invalid email and password combination', 400);
    const token = randomBytes(24).toString('base64url');
    courier.tokens.add(token);
    return context.json({ token, email: sent.data.email });
  });
  api.use(async (context, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    return courier.tokens.has(token) ? next() : refuse(context, 'Unauthenticated.', 401);
  });
  api.get('/courier/serviceability/', (context) => {
    const [pincode, weight, cod] = ['delivery_postcode', 'weight', 'cod'].map((name) => context.req.query(name) ?? '');
    const isCash = cod === '1';
    if (!pincode || pincode.startsWith(NOT_SERVED) || (isCash && pincode.startsWith(NO_CASH)))
      // As some of its answers, this one has HTTP 200.
      return context.json({ status: 404, message: 'Delivery postcode not serviceable.' });
    const steps = Math.ceil(Number(weight) / STEP_KG) - 1;
    const available = COMPANIES.map(({ base, days, ...company }) => ({
      ...company,
      rate: base + steps * STEP_CHARGE + (isCash ? CASH_CHARGE : 0),
      estimated_delivery_days: days,
    }));
    return context.json({
      status: 200,
      data: { available_courier_companies: available, recommended_courier_company_id: 51 },
    });
  });
  api.post('/orders/create/adhoc', (context) =>
    withBody(context, sentOrder, (sent) => {
      const made = shipments.add({
        reference: sent.order_id,
        pincode: String(sent.billing_pincode),
        name: `${sent.billing_customer_name} ${sent.billing_last_name}`.trim(),
        collect: sent.payment_method === 'COD' ? sent.sub_total : 0,
        weight: sent.weight,
        createdAt: now(),
      });
      if (made.status === 'CANCELED') return refuse(context, 'Order id of a cancelled order.', 422);
      return context.json({ order_id: orderIdOf(made), shipment_id: made.id, status: made.status, status_code: 1 });
    }),
  );
  api.post('/courier/assign/awb', (context) =>
    withBody(context, oneShipment, ({ shipment_id }) => {
      const shipment = shipments.byId(shipment_id);
      if (!shipment) return refuse(context, 'Invalid shipment id', 400);
      if (shipment.status !== 'NEW') return refuse(context, 'Oops! Cannot reassign courier for this shipment.', 400);
      if (!courier.hasBalance)
        return context.json({
          awb_assign_status: 0,
          response: { data: { awb_assign_error: 'Recharge your Shiprocket wallet.' } },
        });
      const data = { awb_code: shipments.assign(shipment.id), courier_name: 'Sandbox Surface', shipment_id };
      return context.json({ awb_assign_status: 1, response: { data } });
    }),
  );
  api.post('/courier/generate/pickup', (context) =>
    withBody(context, shipmentList, ({ shipment_id: [id = 0] }) => {
      const shipment = shipments.byId(id);
      if (!shipment?.awb) return refuse(context, 'Invalid shipment id', 400);
      if (shipment.isPickupAsked) return refuse(context, 'Already in Pickup Queue.', 400);
      shipments.askPickup(id);
      return context.json({ pickup_status: 1, response: { data: 'Pickup is confirmed.' } });
    }),
  );
  api.post('/courier/generate/label', (context) =>
    withBody(context, shipmentList, ({ shipment_id: [id = 0] }) => {
      const shipment = shipments.byId(id);
      if (!shipment?.awb)
        return context.json({ label_created: 0, response: 'No valid shipment ids to print label', not_created: [] });
      const { origin } = new URL(context.req.url);
      return context.json({ label_created: 1, label_url: `${origin}/courier/labels/${shipment.awb}`, not_created: [] });
    }),
  );
  api.get('/orders', (context) =>
    context.json({ data: shipments.search(context.req.query('search') ?? '').map(orderWire) }),
  );
  api.post('/orders/cancel', (context) =>
    withBody(context, orderList, ({ ids: [id = 0] }) => {
      const shipment = shipments.byOrderId(id);
      if (!shipment || shipment.status === 'CANCELED') return refuse(context, 'Order is already cancelled.', 400);
      if (isPickedUp(shipments.scansOf(shipment.id))) return refuse(context, 'The parcel is picked up already.', 400);
      shipments.cancel(shipment.id);
      return context.json({ status_code: 200, message: 'Order cancelled successfully.' });
    }),
  );
  api.get('/courier/track/awb/:awb', (context) => {
    const shipment = shipments.byAwb(context.req.param('awb'));
    if (!shipment) return refuse(context, '404 Not Found', 404);
    const activities = shipments.scansOf(shipment.id).map(scanWire).toReversed();
    if (activities.length === 0) return context.json({ tracking_data: { track_status: 0, error: 'No activities.' } });
    return context.json({ tracking_data: { track_status: 1, shipment_track_activities: activities } });
  });
  return api;
}

function orderWire(shipment: ShipmentRecord) {
  return {
    id: orderIdOf(shipment),
    channel_order_id: shipment.reference,
    status: shipment.status,
    shipments: [{ id: shipment.id, awb: shipment.awb, courier: shipment.awb === '' ? '' : 'Sandbox Surface' }],
  };
}

function refuse(context: Context, message: string, status: 400 | 401 | 404 | 422): Response {
  return context.json({ message, status_code: status }, status);
}

async function withBody<Body>(
  context: Context,
  shape: z.ZodType<Body>,
  answer: (body: Body) => Response,
): Promise<Response> {
  const parsed = shape.safeParse(await context.req.json().catch(() => null));
  if (parsed.success) return answer(parsed.data);
  const { fieldErrors } = z.flattenError(parsed.error);
  return context.json({ message: 'Oops! Invalid Data.', errors: fieldErrors, status_code: 422 }, 422);
}

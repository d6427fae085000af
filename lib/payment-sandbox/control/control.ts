import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { SANDBOX_GATEWAYS } from '../gateways.ts';
import { type OrderRecord, PLAYED } from '../ledger/records.ts';
import { OUTAGE_MODES } from '../outages.ts';
import { returnRedirect } from '../return-redirect.ts';
import type { Sandbox } from '../sandbox.ts';
import { TAKINGS } from '../sandbox-gateway.ts';
import { WEBHOOK_MODES } from '../send-webhooks.ts';
import { settleLate, settlePayment } from '../settle-payment.ts';
import { settleRefund } from '../settle-refund.ts';
import { refuse, withBody } from './control-body.ts';
import { courierControl } from './courier-control.ts';
import { ledgerOf } from './ledger-of.ts';

/** Identifies an order by the gateway's id, the receipt or the transaction number. */
const reference = z.string().min(1);
const webhook = z.enum(WEBHOOK_MODES).default('now');
const seconds = z.number().min(0).max(86_400).default(15);

const payRequest = z.object({
  reference,
  outcome: z.enum(['pay', 'fail', 'cancel']).default('pay'),
  taking: z.enum(TAKINGS).default('now'),
  webhook,
  seconds,
});
const lateRequest = z.object({ reference, capture: z.boolean().default(true), webhook, seconds });
const autoRefundRequest = z.object({ reference, webhook, seconds });
const resendRequest = z.object({ reference });
const outageRequest = z.object({
  gateway: z.enum(PLAYED),
  mode: z.enum(OUTAGE_MODES),
  milliseconds: z.number().int().min(0).max(600_000).default(3000),
});
const refundsRequest = z.object({ mode: z.enum(['processed', 'pending', 'failed']) });
const refundRequest = z.object({ id: z.string(), status: z.enum(['processed', 'failed']) });

/**
 * The control routes, which let tests act without a browser. Every change is a POST of JSON, which a page of
 * another site cannot send. A PayU transaction is known once its form was posted.
 */
export function control(sandbox: Sandbox): Hono {
  const { ledger, webhooks, outages, now } = sandbox;
  const api = new Hono();
  api.route('/courier', courierControl(sandbox));
  api.get('/ledger', (context) => {
    const wanted = context.req.query('reference');
    const order = wanted === undefined ? null : ledger.orderByReference(wanted);
    const orders = wanted === undefined ? ledger.orders() : order ? [order] : [];
    return context.json({ attempts: orders.map((each) => ledgerOf(ledger, each)) });
  });
  api.get('/webhooks', (context) => {
    const wanted = context.req.query('reference');
    if (wanted === undefined) return context.json({ webhooks: webhooks.all() });
    return withOrder(context, sandbox, wanted, (order) => context.json({ webhooks: webhooks.of(order.id) }));
  });
  api.post('/pay', (context) =>
    withBody(context, payRequest, (body) =>
      withOrder(context, sandbox, body.reference, (order) => {
        const plan = { mode: body.webhook, seconds: body.seconds };
        const payment = settlePayment(sandbox, order, { ...body, plan, email: '', contact: '' });
        const back = payment && returnRedirect(order, ledger.latestVisit(order.id), payment);
        return context.json({ payment, return: back });
      }),
    ),
  );
  api.post('/late', (context) =>
    withBody(context, lateRequest, (body) =>
      withOrder(context, sandbox, body.reference, (order) => {
        const plan = { mode: body.webhook, seconds: body.seconds };
        const payment = settleLate(sandbox, order, { capture: body.capture, plan });
        return payment ? context.json({ payment }) : refuse(context, 'This order has no failed or pending payment.');
      }),
    ),
  );
  api.post('/auto-refund', (context) =>
    withBody(context, autoRefundRequest, ({ webhook: mode, seconds: after, reference: wanted }) =>
      withOrder(context, sandbox, wanted, (order) => {
        const payment = SANDBOX_GATEWAYS[order.gateway].autoRefund(sandbox, order, { mode, seconds: after });
        return payment ? context.json({ payment }) : refuse(context, 'This order has no automatic refund.');
      }),
    ),
  );
  api.post('/webhooks/resend', (context) =>
    withBody(context, resendRequest, (body) =>
      withOrder(context, sandbox, body.reference, (order) =>
        context.json({ resent: webhooks.resend(order.id, now()) }),
      ),
    ),
  );
  api.post('/outage', (context) =>
    withBody(context, outageRequest, ({ gateway, mode, milliseconds }) => {
      outages.set(gateway, mode, milliseconds);
      return context.json({ gateway, mode });
    }),
  );
  api.post('/refunds', (context) =>
    withBody(context, refundsRequest, ({ mode }) => {
      sandbox.refundMode = mode;
      return context.json({ mode });
    }),
  );
  api.post('/refund', (context) =>
    withBody(context, refundRequest, ({ id, status }) => {
      const refund = settleRefund(sandbox, id, status);
      return refund ? context.json({ refund }) : refuse(context, 'There is no such refund.');
    }),
  );
  return api;
}

function withOrder(
  context: Context,
  { ledger }: Sandbox,
  wanted: string,
  answer: (order: OrderRecord) => Response,
): Response {
  const order = ledger.orderByReference(wanted);
  return order ? answer(order) : context.json({ message: `The sandbox does not know ${wanted}.` }, 404);
}

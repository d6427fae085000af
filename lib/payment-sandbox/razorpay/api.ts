import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { simulateOutages } from '../outages.ts';
import type { Sandbox } from '../sandbox.ts';
import { toRefundEntity } from './entities.ts';
import { razorpayOrders } from './orders.ts';
import { razorpayPayments } from './payments.ts';
import { unknownIdError } from './refusal.ts';

const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
const NOT_THEM = {
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Authentication failed',
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  },
};

/** The merchant API below `/razorpay/v1`; requests without the sandbox's keys are refused. */
export function razorpayApi(sandbox: Sandbox): Hono {
  const api = new Hono();
  for (const [path, routes] of [
    ['/orders', razorpayOrders(sandbox)],
    ['/payments', razorpayPayments(sandbox)],
    ['/refunds', refunds(sandbox)],
  ] as const) {
    for (const pattern of [path, `${path}/*`]) {
      api.use(pattern, simulateOutages(sandbox.outages, 'razorpay'));
      api.use(pattern, basicAuth({ username: keyId, password: keySecret, invalidUserMessage: NOT_THEM }));
    }
    api.route(path, routes);
  }
  return api;
}

function refunds({ ledger }: Sandbox): Hono {
  const routes = new Hono();
  routes.get('/:id', (context) => {
    const refund = ledger.refund(context.req.param('id'));
    return refund ? context.json(toRefundEntity(refund)) : unknownIdError(context);
  });
  return routes;
}

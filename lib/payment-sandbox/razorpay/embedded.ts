import { Hono } from 'hono';
import { z } from 'zod';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { visitId } from '../ids.ts';
import { visitPath } from '../pages/payment-pages.ts';
import { showRefusal } from '../pages/return-redirect-page.ts';
import type { Sandbox } from '../sandbox.ts';

const webAddress = z.url({ protocol: /^https?$/ });

const hostedForm = z.object({
  key_id: z.literal(SANDBOX_KEYS.razorpay.keyId, { error: 'key_id: it is of no shop here.' }),
  order_id: z.string({ error: 'order_id: it is missing.' }),
  amount: z.coerce.number().int().optional(),
  name: z.string().default(''),
  description: z.string().default(''),
  'prefill[email]': z.string().default(''),
  'prefill[contact]': z.string().default(''),
  callback_url: webAddress.optional(),
  cancel_url: webAddress.optional(),
  /** Not a Razorpay field: the origin of the page around an overlay. */
  overlay: webAddress.optional(),
});

/**
 * Razorpay's hosted checkout, `POST /v1/checkout/embedded`: a form of the store opens the page without
 * JavaScript.
 */
export function razorpayEmbedded({ ledger }: Sandbox): Hono {
  const embedded = new Hono();
  embedded.post('/', async (context) => {
    const parsed = hostedForm.safeParse(await context.req.parseBody());
    if (!parsed.success) return showRefusal(context, parsed.error.issues[0]?.message ?? 'The form cannot be read.');
    const { order_id: orderId, amount, name, description, callback_url, cancel_url, overlay } = parsed.data;
    const order = ledger.order(orderId);
    if (order?.gateway !== 'razorpay') return showRefusal(context, 'order_id: there is no such order.');
    if (amount !== undefined && amount !== order.amount)
      return showRefusal(context, 'amount: it is not that of the order.');
    const id = visitId();
    const named = { callback_url, cancel_url, overlay };
    ledger.addVisit({
      id,
      gateway: 'razorpay',
      orderId,
      document: {
        name,
        description,
        email: parsed.data['prefill[email]'],
        contact: parsed.data['prefill[contact]'],
        ...Object.fromEntries(
          Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
        ),
      },
    });
    return context.redirect(visitPath(id), 303);
  });
  return embedded;
}

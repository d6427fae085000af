import { Hono } from 'hono';
import { z } from 'zod';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { visitId } from '../ids.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { visitPath } from '../pages/payment-pages.ts';
import { showRefusal } from '../pages/return-redirect-page.ts';
import type { Sandbox } from '../sandbox.ts';
import { parsePayuAmount } from './amounts.ts';
import { requestHash } from './hash.ts';

const needed = z.string().min(1);
const webAddress = z.url({ protocol: /^https?$/ });

const paymentForm = z
  .object({
    key: z.literal(SANDBOX_KEYS.payu.key),
    txnid: needed.max(25),
    amount: z.string().refine((text) => (parsePayuAmount(text) ?? 0) > 0),
    productinfo: needed,
    firstname: needed,
    email: needed,
    phone: needed,
    surl: webAddress,
    furl: webAddress,
    curl: webAddress.optional(),
    hash: needed,
  })
  .catchall(z.string());

/**
 * PayU's hosted form, `POST /_payment` (docs.payu.in: hosted checkout): its hash is checked, and a transaction
 * number is accepted once.
 */
export function payuPaymentForm({ ledger, now }: Sandbox): Hono {
  const form = new Hono();
  form.post('/', async (context) => {
    const parsed = paymentForm.safeParse(await context.req.parseBody());
    if (!parsed.success) {
      return showRefusal(context, `${parsed.error.issues[0]?.path.join('.')}: it is missing or cannot be read.`);
    }
    const fields = parsed.data;
    if (fields.hash !== requestHash(fields)) return showRefusal(context, 'hash: it is not that of these fields.');
    const order: OrderRecord = {
      id: fields.txnid,
      gateway: 'payu',
      receipt: fields.txnid,
      currency: 'INR',
      amount: parsePayuAmount(fields.amount) ?? 0,
      document: fields,
      createdAt: now(),
    };
    const existing = ledger.order(order.id);
    if (existing && existing.document.hash !== fields.hash) return showRefusal(context, 'txnid: it was used before.');
    if (!existing) ledger.addOrder(order);
    const id = visitId();
    ledger.addVisit({ id, gateway: 'payu', orderId: order.id, document: fields });
    return context.redirect(visitPath(id), 303);
  });
  return form;
}

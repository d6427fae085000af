import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { formatPaise } from '#lib/shared/money.ts';
import type { OrderRecord, PaymentRecord, VisitRecord } from '../ledger/records.ts';
import { effectivePayment, returnRedirect } from '../return-redirect.ts';
import type { Sandbox } from '../sandbox.ts';
import { TAKINGS } from '../sandbox-gateway.ts';
import { WEBHOOK_MODES } from '../send-webhooks.ts';
import { settlePayment } from '../settle-payment.ts';
import { showPage } from './layout.ts';
import { ESCAPE_SCRIPT, payPage } from './pay-page.ts';
import {
  messagePage,
  noReturnPage,
  OVERLAY_SCRIPT,
  overlayPage,
  returnRedirectPage,
  SUBMIT_SCRIPT,
  showRefusal,
} from './return-redirect-page.ts';

const decision = z.object({
  outcome: z.enum(['pay', 'fail', 'cancel', 'vanish']),
  webhook: z.enum(WEBHOOK_MODES).default('now'),
  seconds: z.coerce.number().int().min(1).max(3600).default(15),
  taking: z.enum(TAKINGS).default('now'),
});

/** Returns the path of a visit, from the sandbox's root. */
export function visitPath(id: string): string {
  return `/visits/${id}`;
}

/** The routes of the page on which a shopper decides how a payment ends. */
export function paymentPages(sandbox: Sandbox): Hono {
  const { ledger } = sandbox;
  const pages = new Hono();
  pages.get('/:id', (context) => {
    const found = visitOf(sandbox, context);
    if (!found) return showUnknown(context);
    const { order, visit } = found;
    const effective = effectivePayment(ledger, order.id);
    if (effective) return comeBack(context, found, effective);
    const script = visit.document.overlay ? ESCAPE_SCRIPT : '';
    return showPage(context, { title: `Pay ${formatPaise(order.amount)}`, body: payPage(order, visit), script });
  });
  pages.post('/:id', async (context) => {
    const found = visitOf(sandbox, context);
    if (!found) return showUnknown(context);
    const { order, visit } = found;
    const parsed = decision.safeParse(await context.req.parseBody());
    if (!parsed.success) return showRefusal(context, 'This choice is not valid. Go back and choose again.');
    const { outcome, webhook: mode, seconds, taking } = parsed.data;
    const payment = settlePayment(sandbox, order, {
      outcome: outcome === 'vanish' ? 'pay' : outcome,
      taking,
      email: visit.document.email ?? '',
      contact: visit.document.contact ?? visit.document.phone ?? '',
      plan: { mode, seconds },
    });
    if (outcome === 'vanish') {
      return showPage(context, { title: 'Paid', body: noReturnPage(`${formatPaise(order.amount)} paid`) });
    }
    return payment ? comeBack(context, found, payment) : giveUp(context, visit);
  });
  return pages;
}

interface Found {
  order: OrderRecord;
  visit: VisitRecord;
}

function visitOf({ ledger }: Sandbox, context: Context): Found | null {
  const visit = ledger.visit(context.req.param('id') ?? '');
  const order = visit && ledger.order(visit.orderId);
  return order ? { order, visit } : null;
}

function showUnknown(context: Context): Response | Promise<Response> {
  const title = 'Not found';
  const body = messagePage(title, 'There is no payment for this page. Go back to the store and try again.');
  return showPage(context, { title, body, status: 404 });
}

function comeBack(context: Context, { order, visit }: Found, payment: PaymentRecord): Response | Promise<Response> {
  const failed = payment.status === 'failed';
  const amount = formatPaise(order.amount);
  const heading = failed
    ? `${amount} not paid`
    : payment.status === 'captured'
      ? `${amount} paid`
      : `${amount} on hold`;
  const redirectTarget = returnRedirect(order, visit, payment);
  const origin = visit.document.overlay ?? '';
  if (origin !== '') {
    const body = overlayPage(heading, origin, {
      from: 'payment-sandbox',
      ended: failed ? 'failed' : 'paid',
      fields: redirectTarget.fields,
    });
    return showPage(context, { title: heading, body, script: OVERLAY_SCRIPT });
  }
  if (redirectTarget.action === '') return showPage(context, { title: heading, body: noReturnPage(heading) });
  return showPage(context, {
    title: heading,
    body: returnRedirectPage(heading, redirectTarget),
    script: SUBMIT_SCRIPT,
  });
}

/** Redirects to the store's cancel URL without a payment attempt. */
function giveUp(context: Context, { document }: VisitRecord): Response | Promise<Response> {
  const origin = document.overlay ?? '';
  if (origin !== '') {
    const body = overlayPage('Cancelled', origin, { from: 'payment-sandbox', ended: 'cancelled' });
    return showPage(context, { title: 'Cancelled', body, script: OVERLAY_SCRIPT });
  }
  if (document.cancel_url) return context.redirect(document.cancel_url, 303);
  const body = messagePage('Cancelled', 'Nothing was paid. You can close this page.');
  return showPage(context, { title: 'Cancelled', body });
}

import type { PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';
import { attemptName, gatewayForm, openInPage } from './gateways.ts';
import { rememberOpened } from './opened-attempts.ts';
import type { GatewayStart } from './types.ts';

/** Submits a form to the gateway's own page, like a browser without scripts. */
function postToGateway(start: GatewayStart): void {
  const { action, fields } = gatewayForm(start);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** What is paid for. */
interface Paid {
  subject: PaymentSubject;
  /** Key of the order, or id of the gift card order. */
  order: string;
}

/**
 * Called when the shopper closes the gateway's checkout: releases what the order reserved, and shows a notice.
 */
async function giveUp({ subject, order }: Paid): Promise<void> {
  if (subject === 'gift-card') return leave(paths.giftCardOrder(order, 'cancelled'));
  await postFields(apiPaths.paymentCancellation(), { order });
  leave(paths.makePayment(order, 'cancelled'));
}

/** Continues the payment at the gateway. */
export async function openGateway(paid: Paid, start: GatewayStart): Promise<void> {
  rememberOpened(attemptName(start));
  const opened = await openInPage(start, () => void giveUp(paid));
  if (!opened) postToGateway(start);
}

/**
 * Whether the document was loaded for another page, whose Content-Security-Policy blocks gateways: the router has changed
 * the address since.
 */
export function isForeignDocument(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name, window.location.href).pathname !== window.location.pathname;
}

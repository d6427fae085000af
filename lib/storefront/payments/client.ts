import type { PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';
import { gatewayForm, nameOfTry, openInPage } from './gateways.ts';
import { rememberTry } from './tries.ts';
import type { GatewayStart } from './types.ts';

/** Leaves for the gateway's own page by a form, as a browser without scripts would. */
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
export interface Paid {
  subject: PaymentSubject;
  /** Key of the order, or id of the order for a gift card. */
  order: string;
}

/** The shopper has closed the gateway's checkout: what an order holds is given back, and the page says so. */
async function giveUp({ subject, order }: Paid): Promise<void> {
  if (subject === 'gift-card') return leave(paths.giftCardOrder(order, 'cancelled'));
  await postFields(apiPaths.paymentCancellation(), { order });
  leave(paths.makePayment(order, 'cancelled'));
}

/** Goes on to the gateway. */
export async function openGateway(paid: Paid, start: GatewayStart): Promise<void> {
  rememberTry(nameOfTry(start));
  const opened = await openInPage(start, () => void giveUp(paid));
  if (!opened) postToGateway(start);
}

/**
 * Whether the document was made for another page, whose policy lets nobody be paid: the router has changed the address
 * since.
 */
export function isForeignDocument(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name, window.location.href).pathname !== window.location.pathname;
}

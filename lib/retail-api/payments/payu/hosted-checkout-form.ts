import * as paths from '#lib/shared/paths.ts';
import type { AttemptFacts, Payer } from '../gateway.ts';
import { formatPayuAmount } from './amount-text.ts';
import { requestHash } from './hashes.ts';
import type { PayuSettings } from './payu-settings.ts';
import { payerEmail, payuText } from './payu-text.ts';

/** The form that opens a payment at PayU (docs.payu.in, PayU Hosted Checkout), including its hash. */
export function hostedCheckoutForm(
  { key, salt }: PayuSettings,
  attempt: AttemptFacts,
  payer: Payer,
): Record<string, string> {
  const returnUrl = `${payer.siteUrl}${paths.paymentReturn('payu')}`;
  const hashed = {
    txnid: attempt.id,
    amount: formatPayuAmount(attempt.amount),
    productinfo: payuText(payer.description, 100, 'Order'),
    firstname: payuText(payer.name, 60, 'Customer'),
    email: payerEmail(payer.email, payer.siteUrl),
    udf1: '',
  };
  return {
    key,
    ...hashed,
    phone: payer.mobile,
    // One address for every outcome: the result is read from the signed fields.
    surl: returnUrl,
    furl: returnUrl,
    curl: returnUrl,
    hash: requestHash(key, salt, hashed),
  };
}

import * as paths from '#lib/shared/paths.ts';
import type { AttemptFacts, Payer } from '../gateway.ts';
import { amountText } from './amount-text.ts';
import { requestHash } from './hashes.ts';
import type { PayuSettings } from './payu-settings.ts';
import { payerEmail, plainText } from './plain-text.ts';

/** The form that opens a payment at PayU (docs.payu.in, PayU Hosted Checkout), its hash among the fields. */
export function paymentForm({ key, salt }: PayuSettings, attempt: AttemptFacts, payer: Payer): Record<string, string> {
  const back = `${payer.siteUrl}${paths.paymentReturn('payu')}`;
  const hashed = {
    txnid: attempt.id,
    amount: amountText(attempt.amount),
    productinfo: plainText(payer.description, 100, 'Order'),
    firstname: plainText(payer.name, 60, 'Customer'),
    email: payerEmail(payer.email, payer.siteUrl),
    udf1: '',
  };
  return {
    key,
    ...hashed,
    phone: payer.mobile,
    // One address for every outcome: what happened is read from what is signed.
    surl: back,
    furl: back,
    curl: back,
    hash: requestHash(key, salt, hashed),
  };
}

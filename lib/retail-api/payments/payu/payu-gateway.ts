import { currentLanguage } from '#language';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { type GatewayAttempt, GatewayUnavailable, type Payer, type PaymentGateway } from '../gateway.ts';
import { formatPayuAmount } from './amount-text.ts';
import { requestHash } from './hashes.ts';
import type { PayuSettings } from './payu-settings.ts';
import { payerEmail, payuText } from './payu-text.ts';
import { readReturn, readWebhook } from './read-answer.ts';
import { sendRefund } from './send-refund.ts';
import { openService, type Service } from './service.ts';
import { readTransaction } from './transaction.ts';

/** The languages that PayU shows its page in, by the names it knows them by (docs.payu.in, Change the Language). */
const PAGE_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['hi', 'Hindi'],
  ['ta', 'Tamil'],
  ['te', 'Telugu'],
  ['kn', 'Kannada'],
  ['gu', 'Gujarati'],
  ['mr', 'Marathi'],
]);

/** The form that opens a payment at PayU (docs.payu.in, PayU Hosted Checkout), including its hash. */
function hostedCheckoutForm(
  { key, salt }: PayuSettings,
  attempt: GatewayAttempt,
  payer: Payer,
): Record<string, string> {
  const returnUrl = `${payer.siteUrl}${localHref(paths.paymentReturn('payu'))}`;
  const hashed = {
    txnid: attempt.id,
    amount: formatPayuAmount(attempt.amount),
    // PayU's documentation promises no other script for this field, and a wrong hash would refuse the payment.
    productinfo: payuText(inLanguage(BASE_LANGUAGE, payer.describe), 100, 'Order'),
    firstname: payuText(payer.name, 60, 'Customer'),
    email: payerEmail(payer.email, payer.siteUrl),
    udf1: '',
  };
  const pageLanguage = PAGE_LANGUAGES.get(currentLanguage());
  return {
    key,
    ...hashed,
    phone: payer.mobile,
    // One address for every outcome: the result is read from the signed fields.
    surl: returnUrl,
    furl: returnUrl,
    curl: returnUrl,
    ...(pageLanguage !== undefined && { display_lang: pageLanguage }),
    hash: requestHash(key, salt, hashed),
  };
}

/**
 * PayU through its hosted form, service calls and webhooks (docs.payu.in). The id of an attempt is its transaction
 * number.
 */
export function payuGateway(settings: PayuSettings): PaymentGateway {
  return {
    name: 'payu',
    // PayU learns of the payment from the form and assigns no order id.
    open: async () => null,
    start: (attempt, payer) => ({
      Kind: 'payu',
      Action: settings.paymentUrl,
      Fields: hostedCheckoutForm(settings, attempt, payer),
    }),
    readReturn: (fields) => readReturn(settings, fields),
    readWebhook: (body) => readWebhook(settings, body),
    fetchPayments: ({ id }, signal) => verify(openService(settings, signal), id),
    async capture(attempt, gatewayPaymentId, signal) {
      const call = openService(settings, signal);
      // This only queues the capture, or is refused if it was captured before: the state is read from the transaction.
      await call('capture_transaction', [gatewayPaymentId, attempt.id, formatPayuAmount(attempt.amount)]);
      const payments = await verify(call, attempt.id);
      const captured = payments.find((payment) => payment.gatewayPaymentId === gatewayPaymentId);
      if (!captured) throw new GatewayUnavailable('The gateway does not know the payment that was to be captured.');
      return captured;
    },
    refund: (refund) => sendRefund(openService(settings), refund),
  };
}

async function verify(call: Service, txnid: string) {
  return readTransaction(txnid, await call('verify_payment', [txnid]));
}

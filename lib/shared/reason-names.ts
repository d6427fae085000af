import type { ServiceReason } from '#lib/contract/service-vocabulary.ts';
import type { CancelReasonCode, ExchangeEnd, ReturnReason } from '#lib/contract/vocabulary.ts';

/** The reasons for a cancellation as the shopper chooses them. */
const CANCEL_REASON_NAMES: Readonly<Record<CancelReasonCode, string>> = {
  'changed-mind': 'I changed my mind',
  'cheaper-elsewhere': 'I found it cheaper elsewhere',
  'ordered-twice': 'I ordered it twice',
  'arrives-too-late': 'It will arrive too late',
  'wrong-details': 'The address, size or another detail is wrong',
  other: 'Another reason',
};

/** The reasons for a return as the shopper chooses them. */
const RETURN_REASON_NAMES: Readonly<Record<ReturnReason, string>> = {
  damaged: 'It arrived damaged',
  defective: 'It does not work properly',
  'wrong-item': 'It is not what I ordered',
  'not-as-described': 'It is not as described',
  'does-not-fit': 'It does not fit',
  quality: 'The quality is not what I expected',
  'changed-mind': 'I changed my mind',
  other: 'Another reason',
};

/** The reasons for a service as the shopper chooses them. */
const SERVICE_REASON_NAMES: Readonly<Record<ServiceReason, string>> = {
  'not-working': 'It does not work',
  battery: 'Battery',
  strap: 'Strap or bracelet',
  resizing: 'Resizing',
  polishing: 'Polishing',
  'stone-loose': 'A stone is loose',
  clasp: 'Clasp',
  other: 'Something else',
};

/** Why an exchange was not made, and so its order ended, for the staff. */
const EXCHANGE_END_NAMES: Readonly<Record<ExchangeEnd, string>> = {
  'not-paid': 'not paid in time',
  'given-up': 'given up by the shopper',
  store: 'ended by the store',
};

/** The name of a reason for a cancellation. */
export function cancelReasonName(reason: CancelReasonCode): string {
  return CANCEL_REASON_NAMES[reason];
}

/** The name of a reason for a return. */
export function returnReasonName(reason: ReturnReason): string {
  return RETURN_REASON_NAMES[reason];
}

/** The name of a reason for a service. */
export function serviceReasonName(reason: ServiceReason): string {
  return SERVICE_REASON_NAMES[reason];
}

/** The name of the end of an exchange. */
export function exchangeEndName(end: ExchangeEnd): string {
  return EXCHANGE_END_NAMES[end];
}

import type { ServiceReason } from '#lib/contract/service-vocabulary.ts';
import type { CancelReasonCode, ExchangeEnd, ReturnReason } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The reasons for a cancellation as the shopper chooses them. */
const CANCEL_REASON_NAMES: Readonly<Record<CancelReasonCode, () => string>> = {
  'changed-mind': m.sharedCancelChangedMind,
  'cheaper-elsewhere': m.sharedCancelCheaper,
  'ordered-twice': m.sharedCancelOrderedTwice,
  'arrives-too-late': m.sharedCancelTooLate,
  'wrong-details': m.sharedCancelWrongDetails,
  other: m.sharedReasonOther,
};

/** The reasons for a return as the shopper chooses them. */
const RETURN_REASON_NAMES: Readonly<Record<ReturnReason, () => string>> = {
  damaged: m.sharedReturnDamaged,
  defective: m.sharedReturnDefective,
  'wrong-item': m.sharedReturnWrongItem,
  'not-as-described': m.sharedReturnNotAsDescribed,
  'does-not-fit': m.sharedReturnDoesNotFit,
  quality: m.sharedReturnQuality,
  'changed-mind': m.sharedCancelChangedMind,
  other: m.sharedReasonOther,
};

/** The reasons for a service as the shopper chooses them. */
const SERVICE_REASON_NAMES: Readonly<Record<ServiceReason, () => string>> = {
  'not-working': m.sharedServiceNotWorking,
  battery: m.sharedServiceBattery,
  strap: m.sharedServiceStrap,
  resizing: m.sharedServiceResizing,
  polishing: m.sharedServicePolishing,
  'stone-loose': m.sharedServiceStoneLoose,
  clasp: m.sharedServiceClasp,
  other: m.sharedServiceOther,
};

/** Why an exchange was not made, and so its order ended, for the staff. */
const EXCHANGE_END_NAMES: Readonly<Record<ExchangeEnd, string>> = {
  'not-paid': 'not paid in time',
  'given-up': 'given up by the shopper',
  store: 'ended by the store',
};

/** The name of a reason for a cancellation. */
export function cancelReasonName(reason: CancelReasonCode): string {
  return CANCEL_REASON_NAMES[reason]();
}

/** The name of a reason for a return. */
export function returnReasonName(reason: ReturnReason): string {
  return RETURN_REASON_NAMES[reason]();
}

/** The name of a reason for a service. */
export function serviceReasonName(reason: ServiceReason): string {
  return SERVICE_REASON_NAMES[reason]();
}

/** The name of the end of an exchange. */
export function exchangeEndName(end: ExchangeEnd): string {
  return EXCHANGE_END_NAMES[end];
}

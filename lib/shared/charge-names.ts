import type { ChargeKind } from '#lib/contract/charge-vocabulary.ts';
import * as m from '#messages';

const CHARGE_NAMES: Readonly<Record<ChargeKind, () => string>> = {
  'express-delivery': m.sharedChargeExpress,
  'gift-wrap': m.sharedChargeGiftWrap,
  'cash-on-delivery': m.sharedChargeCashOnDelivery,
};

/** The name of a charge for shoppers, in pages, emails and invoices. */
export function chargeName(kind: ChargeKind): string {
  return CHARGE_NAMES[kind]();
}

import type { ChargeKind } from '#lib/contract/charge-vocabulary.ts';

const CHARGE_NAMES: Readonly<Record<ChargeKind, string>> = {
  'express-delivery': 'Express delivery',
  'gift-wrap': 'Gift wrap',
  'cash-on-delivery': 'Cash on delivery fee',
};

/** The name of a charge for shoppers, in pages, emails and invoices. */
export function chargeName(kind: ChargeKind): string {
  return CHARGE_NAMES[kind];
}

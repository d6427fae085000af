import type { PaymentSubject } from '#lib/contract/index.ts';
import { giftCardSubject } from './gift-card.ts';
import { orderSubject } from './order.ts';
import type { Subject } from './subject.ts';

/** Everything that can be paid at a gateway. */
export const SUBJECTS: Readonly<Record<PaymentSubject, Subject>> = {
  order: orderSubject,
  'gift-card': giftCardSubject,
};

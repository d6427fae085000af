import type { VisitPart } from '#lib/contract/index.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { visitTime } from '#lib/shared/visit-labels.ts';
import type { MailCopy } from './mail-copy.ts';

interface AppointmentRequest {
  reference: string;
  storeName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
}

/** SMS that confirms the receipt of a visit request and says that nothing is booked yet. */
export function appointmentRequest({ reference, storeName, day, part }: AppointmentRequest): MailCopy {
  return {
    subject: '',
    body: `${shopName()}: ${storeName} has your request ${reference} for a visit on ${visitTime(day, part)}. The store will call you to confirm. Not you? Please ignore this message.`,
  };
}

import type { VisitPart } from '#lib/contract/index.ts';
import { visitTime } from '#lib/shared/visit-labels.ts';
import type { MailCopy } from './mail-copy.ts';

interface AppointmentRequest {
  reference: string;
  storeName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
}

/** Tells by SMS that a request for a visit has arrived, and that nothing is fixed yet. */
export function appointmentRequest({ reference, storeName, day, part }: AppointmentRequest): MailCopy {
  return {
    subject: '',
    body: `Samay: ${storeName} has your request ${reference} for a visit on ${visitTime(day, part)}. The store will call you to confirm. Not yours? Ignore this.`,
  };
}

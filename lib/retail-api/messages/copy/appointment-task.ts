import type { VisitPart } from '#lib/contract/index.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { VISIT_PART_LABELS, visitTime } from '#lib/shared/visit-labels.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface AppointmentTask {
  reference: string;
  storeName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
  service: string;
  name: string;
  /** Ten digits. */
  mobile: string;
  /** Empty if there is none. */
  note: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Mail that tells a shop who wants to visit and that the customer expects a call. */
export function appointmentTask({ reference, storeName, day, part, siteUrl, ...visit }: AppointmentTask): MailCopy {
  return {
    subject: `Request ${reference}: a visit on ${visitTime(day, part)}`,
    body: mailBody(
      [
        `A shopper has requested a visit to ${storeName}. We told them that the store will call to confirm it. They know the reference ${reference}.`,
        [
          `Day: ${visitTime(day, part)} (${VISIT_PART_LABELS[part].split(', ')[1]})`,
          `Service: ${visit.service}`,
          `Name: ${visit.name}`,
          `Number to call: ${formatMobile(visit.mobile)}`,
          `Comments: ${visit.note || 'none'}`,
        ].join('\n'),
        'The number has not been verified. The store deletes these details 30 days after that day. Please delete this email then, too.',
      ],
      siteUrl,
    ),
  };
}

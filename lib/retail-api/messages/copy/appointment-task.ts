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
  /** Empty where there is none. */
  note: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Tells a shop who wants to come, and that a call is awaited. */
export function appointmentTask({ reference, storeName, day, part, siteUrl, ...visit }: AppointmentTask): MailCopy {
  return {
    subject: `Request ${reference}: a visit on ${visitTime(day, part)}`,
    body: mailBody(
      [
        `A shopper asks for a visit to ${storeName} and was told that the store calls to confirm it. The shopper knows the reference ${reference}.`,
        [
          `Day: ${visitTime(day, part)} (${VISIT_PART_LABELS[part].split(', ')[1]})`,
          `Service: ${visit.service}`,
          `Name: ${visit.name}`,
          `Number to call: ${formatMobile(visit.mobile)}`,
          `Note: ${visit.note || 'none'}`,
        ].join('\n'),
        'The number was not checked. What stands here is deleted from the store 30 days after that day: delete this mail then, too.',
      ],
      siteUrl,
    ),
  };
}

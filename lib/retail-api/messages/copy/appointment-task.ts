import type { VideoLanguage, VisitPart } from '#lib/contract/index.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { appointmentName, VISIT_PART_LABELS, visitTime } from '#lib/shared/visit-labels.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface AppointmentTask {
  reference: string;
  storeName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
  /** Empty for a video call without one. */
  service: string;
  /** Language of a video call; empty for a visit. */
  language: VideoLanguage | '';
  name: string;
  /** Ten digits. */
  mobile: string;
  /** Empty if there is none. */
  note: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/** Mail that tells a shop who wants to visit, or a video call, and that the customer expects a call. */
export function appointmentTask({ reference, storeName, day, part, siteUrl, ...visit }: AppointmentTask): MailCopy {
  return {
    subject: `Request ${reference}: ${appointmentName(visit.language)} on ${visitTime(day, part)}`,
    body: mailBody(
      [
        `A shopper has requested ${appointmentName(visit.language)} ${visit.language === '' ? 'to' : 'with'} ${storeName}. We told them that the store will call to confirm it. They know the reference ${reference}.`,
        [
          `Day: ${visitTime(day, part)} (${VISIT_PART_LABELS[part]().split(', ')[1]})`,
          ...(visit.service === '' ? [] : [`Service: ${visit.service}`]),
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

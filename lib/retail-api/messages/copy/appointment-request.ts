import type { VideoLanguage, VisitPart } from '#lib/contract/index.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { appointmentName, visitTime } from '#lib/shared/visit-labels.ts';
import * as m from '#messages';
import type { MailCopy } from './mail-copy.ts';

interface AppointmentRequest {
  reference: string;
  storeName: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
  /** Language of a video call; empty for a visit. */
  language: VideoLanguage | '';
}

/** SMS that confirms the receipt of a request for a visit or video call and says that nothing is booked yet. */
export function appointmentRequest({ reference, storeName, day, part, language }: AppointmentRequest): MailCopy {
  return {
    subject: '',
    body: m.smsAppointment({
      shop: shopName(),
      store: storeName,
      reference,
      what: appointmentName(language),
      when: visitTime(day, part),
    }),
  };
}

import type { ConsentPurpose } from '#lib/contract/vocabulary.ts';

/** The description of each purpose, in the words of the privacy notice. */
export const PURPOSE_TEXTS: Readonly<Record<ConsentPurpose, { title: string; text: string }>> = {
  'offers-sms': {
    title: 'Offers by SMS',
    text: 'We use your mobile number to tell you about offers and new arrivals.',
  },
  'offers-email': {
    title: 'Offers by email',
    text: 'We use the email address in your profile to tell you about offers and new arrivals.',
  },
  'updates-whatsapp': {
    title: 'Order updates by WhatsApp',
    text: 'We send updates about your orders, returns, service requests and visits to your mobile number by WhatsApp instead of SMS. We send no offers there. To stop these updates, untick this under Privacy and data, or reply STOP.',
  },
};

import type { ConsentPurpose } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The description of each purpose, in the words of the privacy notice. */
export const PURPOSE_TEXTS: Readonly<Record<ConsentPurpose, { title: () => string; text: () => string }>> = {
  'offers-sms': {
    title: m.accountOffersSms,
    text: m.accountOffersSmsText,
  },
  'offers-email': {
    title: m.accountOffersEmail,
    text: m.accountOffersEmailText,
  },
  'updates-whatsapp': {
    title: m.accountUpdatesWhatsapp,
    text: m.accountUpdatesWhatsappText,
  },
};

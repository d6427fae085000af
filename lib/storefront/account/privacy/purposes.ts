import type { ConsentPurpose } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The description of each purpose, in the words of the privacy notice. */
export const PURPOSE_TEXTS: Readonly<Record<ConsentPurpose, { title: string; text: string }>> = {
  'offers-sms': {
    get title() {
      return m.accountOffersSms();
    },
    get text() {
      return m.accountOffersSmsText();
    },
  },
  'offers-email': {
    get title() {
      return m.accountOffersEmail();
    },
    get text() {
      return m.accountOffersEmailText();
    },
  },
  'updates-whatsapp': {
    get title() {
      return m.accountUpdatesWhatsapp();
    },
    get text() {
      return m.accountUpdatesWhatsappText();
    },
  },
};

import { BASE_LANGUAGE, knownLanguage } from '#lib/messages/languages.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';

/** Writes a mail in the language that its recipient reads the store in. */
export function mailInLanguage<Copy>(language: string | undefined, write: () => Copy): Copy {
  return inLanguage(knownLanguage(language), write);
}

/**
 * The same for a text message, which is in English if the shop has registered its texts (DLT): networks stop any other
 * text than the registered one.
 */
export function smsInLanguage<Copy>(language: string | undefined, write: () => Copy): Copy {
  return inLanguage(shopProfile().sms ? BASE_LANGUAGE : knownLanguage(language), write);
}

/** The same for a message whose channel is known with its row. */
export function writtenInLanguage<Copy>(channel: 'sms' | 'mail', language: string, write: () => Copy): Copy {
  return channel === 'sms' ? smsInLanguage(language, write) : mailInLanguage(language, write);
}

/** The same for a mail to the shop's own people, whatever language the shopper speaks who caused it. */
export function staffMail<Copy>(write: () => Copy): Copy {
  return inLanguage(BASE_LANGUAGE, write);
}

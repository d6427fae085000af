import { BASE_LANGUAGE, type LanguageCode } from '#lib/messages/languages.ts';
import { requestLanguage } from '../request-context.ts';

/** The language of the request that the running code works for. */
export function currentLanguage(): LanguageCode {
  return requestLanguage() ?? BASE_LANGUAGE;
}

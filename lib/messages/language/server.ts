import { requestLanguage } from '#lib/shared/request-context.ts';
import { BASE_LANGUAGE, type LanguageCode } from '../languages.ts';

/** The language of the request that the running code works for. */
export function currentLanguage(): LanguageCode {
  return requestLanguage() ?? BASE_LANGUAGE;
}

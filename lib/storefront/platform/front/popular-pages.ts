import { LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';

/** A page that any visitor may get. */
export interface PopularPage {
  device: Device;
  language: LanguageCode;
  /** Path and query without a language. */
  href: string;
}

/** A page with its router state is a key of more lines; only documents are shared. */
const KEY = /^(desktop|mobile) ([a-z]{2,3}) (\/[\x21-\x7e]{0,500})$/;

/** The page of a key of the page cache; undefined for a payload of the router and for searches, whose texts are a shopper's own. */
export function pageOfKey(key: string): PopularPage | undefined {
  const [, device, code, href] = KEY.exec(key) ?? [];
  const language = LANGUAGES.find((one) => one.code === code)?.code;
  if (href === undefined || language === undefined || href.startsWith('//')) return undefined;
  if (href.split('?')[0] === paths.searchForm()) return undefined;
  return { device: device === 'mobile' ? 'mobile' : 'desktop', language, href };
}

/** The key of a page, as `pageOfKey` reads it. */
export const keyOfPage = ({ device, language, href }: PopularPage): string => `${device} ${language} ${href}`;

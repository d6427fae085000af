import { headers } from 'next/headers';
import { currentLanguage } from '#language';
import { NONCE_HEADER } from '#lib/storefront/platform/http/request-headers.ts';
import { messageScript } from '#lib/storefront/platform/site/message-script.ts';
import { jsonLdText } from '@/components/ui/json-ld';

/**
 * Has the browser fetch the messages of the page's language before the page wakes up, while the store is developed: a built one
 * has them in its scripts. It is what Next's own component for scripts writes for one that comes before all others, without its
 * code, which English pages would carry for nothing.
 */
export async function PageMessages() {
  const source = messageScript(currentLanguage());
  if (source === undefined) return null;
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  const text = `(self.__next_s=self.__next_s||[]).push(${jsonLdText([source, {}])})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an address of the build, escaped above
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

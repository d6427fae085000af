import { STATISTICS_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';

/**
 * The host and its parent domains, for which a script may have set a cookie; an empty one means the host
 * alone.
 */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_label, place) => labels.slice(place).join('.'))];
}

/** Deletes the cookies that the statistics have set in this browser. */
export function deleteStatisticsCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((entry) => STATISTICS_COOKIES.some((begin) => entry.startsWith(begin)))) {
    for (const domain of domainsOf(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
    }
  }
}

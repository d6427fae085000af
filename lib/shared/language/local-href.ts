import { currentLanguage } from '#language';
import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';

const PREFIXED = LANGUAGES.filter(({ code }) => code !== BASE_LANGUAGE);
const PREFIX = new RegExp(`^/(${PREFIXED.map(({ code }) => code).join('|')})(?=[/?#]|$)`);
/** Files are the same in every language. */
const FILE = /^\/(?:images|fonts|_next|feeds)\//;

/** An address of a page, and the language that its prefix names. */
interface InLanguage {
  language: LanguageCode;
  /** Starts with a slash. */
  href: string;
}

/** Takes the prefix of a language off a path with or without a query: `/hi/cart` is `/cart` in Hindi. */
export function withoutLanguage(href: string): InLanguage {
  const code = PREFIX.exec(href)?.[1];
  const language = PREFIXED.find((one) => one.code === code)?.code;
  if (language === undefined) return { language: BASE_LANGUAGE, href };
  const rest = href.slice(language.length + 1);
  return { language, href: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page of the store in a language. Unchanged where it leads elsewhere, to a file, or has a prefix. */
export function hrefIn(language: LanguageCode, href: string): string {
  if (language === BASE_LANGUAGE) return href;
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !FILE.test(href) && !PREFIX.test(href);
  if (!isOwn) return href;
  return `/${language}${href.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The address of a page of the store in the language of the page that the running code is for. */
export const localHref = (href: string): string => hrefIn(currentLanguage(), href);

/** The path of a page without its language: what the server calls it. */
export const pagePath = (path: string): string => withoutLanguage(path).href;

/** HTML of an operator whose links to pages of the store keep the language of the page. */
export function withLocalLinks(html: string): string {
  if (currentLanguage() === BASE_LANGUAGE) return html;
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/[^"]*)/g,
    (_whole, start: string, href: string) => start + localHref(href),
  );
}

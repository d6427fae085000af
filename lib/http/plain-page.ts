/** What such a page says; all of it is text. */
export interface PlainPage {
  title: string;
  /** One line each. */
  texts: readonly string[];
  /** The way on; `href` is a path of this store. */
  way: { name: string; href: string };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A small page with a way on, for answers that are not rendered. */
export function plainPage({ title, texts, way }: PlainPage): string {
  const paragraphs = texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escaped(title)} | Samay</title></head><body><main><h1>${escaped(title)}</h1>${paragraphs}` +
    `<p><a href="${escaped(way.href)}">${escaped(way.name)}</a></p></main></body></html>`
  );
}

/** Headers of such a page: nobody keeps it, nothing in it runs. */
export const PLAIN_PAGE_HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

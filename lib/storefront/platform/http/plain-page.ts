import { escapeHtml } from '#lib/shared/escape-html.ts';

/** The content of a plain page, all of it text. */
export interface PlainPage {
  /** The shop's name, as a link to its home page above the title. */
  shop?: string;
  title: string;
  /** One line each. */
  texts: readonly string[];
  /** The link onwards; `href` is a path of this store. */
  link: { name: string; href: string; opensTab?: boolean };
  /** Buttons that post `fields` to a path of this store. */
  forms?: readonly { name: string; action: string; fields?: Readonly<Record<string, string>> }[];
}

/** The inline style of a page without files of the build. */
const STYLE =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'main{max-width:40rem;margin:auto;padding:2rem 1rem}' +
  'h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 0;color:inherit}' +
  'button{font:inherit;min-height:2.75rem;margin:0 0 1rem;padding:.5rem 1rem}';
/**
 * The hash that allows this style in the page's policy; `plain-page.test.ts` shows the right one after a change.
 */
const STYLE_HASH = 'sha256-UdwQCbkpqKb9mehVFBpS5wodbjmP2rVuwc6Unv+p2tc=';

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** A small page with a link, for responses that are not rendered by Next. */
export function plainPage({ shop, title, texts, link, forms = [] }: PlainPage): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const buttons = forms
    .map(
      ({ name, action, fields = {} }) =>
        `<form method="post" action="${escapeHtml(action)}">${hidden(fields)}<button>${escapeHtml(name)}</button></form>`,
    )
    .join('');
  const header = shop === undefined ? '' : `<header><a href="/">${escapeHtml(shop)}</a></header>`;
  const target = link.opensTab ? ' target="_blank"' : '';
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${header}<h1>${escapeHtml(title)}</h1>${paragraphs}${buttons}` +
    `<p><a href="${escapeHtml(link.href)}"${target}>${escapeHtml(link.name)}</a></p></main></body></html>`
  );
}

const policyOf = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** The headers of a plain page: it is never cached, and no script runs in it. */
export const PLAIN_PAGE_HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf("'none'"),
};

/** The headers of a plain page whose buttons post to this store. */
export const PLAIN_FORM_HEADERS: Record<string, string> = {
  ...PLAIN_PAGE_HEADERS,
  'content-security-policy': policyOf("'self'"),
};

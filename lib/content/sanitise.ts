import sanitizeHtml from 'sanitize-html';

const REL = 'noopener noreferrer';
const isExternal = (href: string) => /^https:/i.test(href.trim());

/** Only what a strip or a content page needs; no scripts, styles, frames, forms or event handlers. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'a', 'strong', 'b', 'em', 'i', 'span', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'small', 'sub', 'sup', 'address', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A page that a link leads away to learns nothing of ours.
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: isExternal(href) ? { href, rel: REL } : { href } }),
  },
  // A link that held a picture alone has no name left.
  exclusiveFilter: ({ tag, text }) => tag === 'a' && text.trim() === '',
};

/** HTML from an operator made safe to put into a page. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

import sanitizeHtml from 'sanitize-html';

const REL = 'noopener noreferrer';
const isExternal = (href: string) => /^https:/i.test(href.trim());

/** A link that held a picture alone has no name left. */
const isEmptyLink = (tag: string, text: string, media: readonly string[] = []) =>
  tag === 'a' && text.trim() === '' && media.length === 0;
const isOwnPicture = (source: string) => /^\/images\/[A-Za-z0-9/_-]+\.(?:webp|avif|jpe?g|png)$/.test(source);

/** Only what a strip or a content page needs; no scripts, styles, frames, forms or event handlers. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'span',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'small',
    'sub',
    'sup',
    'address',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A page that a link leads away to learns nothing of ours.
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: isExternal(href) ? { href, rel: REL } : { href } }),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) => isEmptyLink(tag, text, mediaChildren),
};

const withSafeId: sanitizeHtml.Transformer = (tagName, { id = '' }) => ({
  tagName,
  attribs: isHeadingId(id) ? { id } : {},
});

/** Links lead to the headings of a page; whatever stands on other pages, too, gives nothing an id. */
const PAGE_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedAttributes: { ...OPTIONS.allowedAttributes, h2: ['id'], h3: ['id'] },
  transformTags: { ...OPTIONS.transformTags, h2: withSafeId, h3: withSafeId },
};

/** Classes that a panel of the menu may carry; `components/header/header.css` says how each looks. */
const MENU_CLASSES = ['menu-columns', 'menu-feature'];

/** A panel may also be laid out, and show pictures of the store itself. */
const MENU_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: [...(OPTIONS.allowedTags as string[]), 'div', 'figure', 'figcaption', 'img'],
  allowedAttributes: { ...OPTIONS.allowedAttributes, img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'] },
  allowedClasses: { div: MENU_CLASSES, figure: MENU_CLASSES, ul: MENU_CLASSES },
  transformTags: {
    ...OPTIONS.transformTags,
    // A panel is out of sight until it is opened: its pictures wait until then.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
  },
  exclusiveFilter: (frame) =>
    frame.tag === 'img'
      ? !isOwnPicture(frame.attribs.src ?? '')
      : isEmptyLink(frame.tag, frame.text, frame.mediaChildren),
};

/** No page needs so many elements inside of each other; each end tag is looked for among all that are open. */
export const MOST_NESTED = 500;

/** HTML of a strip, a card or the footer from an operator, made safe to put into every page; null where it is too deep. */
export function sanitiseHtml(html: string): string | null {
  return sanitise(html, OPTIONS);
}

/** HTML of a content page from an operator, made safe, with the ids of its headings; null where it is too deep. */
export function sanitisePageHtml(html: string): string | null {
  return sanitise(html, PAGE_OPTIONS);
}

/** HTML of a panel of the menu from an operator, made safe to put into the header; null where it is too deep. */
export function sanitiseMenuHtml(html: string): string | null {
  return sanitise(html, MENU_OPTIONS);
}

class TooDeepError extends Error {}

/** Counts what the parser itself has open, which no comment and no attribute can fool, and gives up at once past the most. */
function sanitise(html: string, options: sanitizeHtml.IOptions): string | null {
  let open = 0;
  const onOpenTag = () => {
    open += 1;
    if (open > MOST_NESTED) throw new TooDeepError();
  };
  const onCloseTag = () => {
    open -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
}

/** Ids of the frame around every page, and names by which scripts look for something among the globals. */
export const RESERVED_IDS: readonly string[] = [
  'content',
  'site-header',
  'mobile-menu',
  'process',
  'global',
  'module',
  'exports',
  'require',
  'define',
  'next',
];

const SAFE_ID = /^[a-z][a-z0-9-]{0,60}$/;

/**
 * Whether an operator may give a heading this id. Browsers make an element with an id a global of that name, so one such as
 * `__next_f` would take the place of what the scripts of the store keep there: no id has an underscore.
 */
export function isHeadingId(id: string): boolean {
  return SAFE_ID.test(id) && !RESERVED_IDS.includes(id);
}

import sanitizeHtml from 'sanitize-html';
import { STRIP_CLASS, STRIP_COLOURS } from './strip-colour.ts';

const REL = 'noopener noreferrer';
const isExternal = (href: string) => /^https:/i.test(href.trim());

/** A link that contained only an image has no name left. */
const isEmptyLink = (tag: string, text: string, media: readonly string[] = []) =>
  tag === 'a' && text.trim() === '' && media.length === 0;
const isOwnPicture = (source: string) => /^\/images\/[A-Za-z0-9/_-]+\.(?:webp|avif|jpe?g|png)$/.test(source);

/** Only what a banner or a content page needs; no scripts, styles, frames, forms or event handlers. */
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
  // A word in another language than the page may say so.
  allowedAttributes: { '*': ['lang'], a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // An external page that a link opens gets neither an opener nor a referrer.
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: isExternal(href) ? { href, rel: REL } : { href } }),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) => isEmptyLink(tag, text, mediaChildren),
};

/** A strip may name its ground. */
const STRIP_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedClasses: { p: STRIP_COLOURS.map((colour) => `${STRIP_CLASS}${colour}`) },
};

const withSafeId: sanitizeHtml.Transformer = (tagName, { id = '' }) => ({
  tagName,
  attribs: isHeadingId(id) ? { id } : {},
});

/**
 * Ids are allowed on the headings of a page, as link targets; fragments that appear on several pages have
 * none.
 */
const PAGE_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedAttributes: { ...OPTIONS.allowedAttributes, h2: ['id'], h3: ['id'] },
  transformTags: { ...OPTIONS.transformTags, h2: withSafeId, h3: withSafeId },
};

/** The classes that a menu panel may have; they are styled in `components/header/header.css`. */
const MENU_CLASSES = ['menu-columns', 'menu-feature'];

/** A menu panel may also have layout classes and images of the store itself. */
const MENU_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: [...(OPTIONS.allowedTags as string[]), 'div', 'figure', 'figcaption', 'img'],
  allowedAttributes: { ...OPTIONS.allowedAttributes, img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'] },
  allowedClasses: { div: MENU_CLASSES, figure: MENU_CLASSES, ul: MENU_CLASSES },
  transformTags: {
    ...OPTIONS.transformTags,
    // A panel is hidden until it is opened, so its images load lazily.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
  },
  exclusiveFilter: (frame) =>
    frame.tag === 'img'
      ? !isOwnPicture(frame.attribs.src ?? '')
      : isEmptyLink(frame.tag, frame.text, frame.mediaChildren),
};

/** The deepest nesting of elements: no page needs more, and every end tag is searched among all open elements. */
export const MAX_NESTED = 500;

/**
 * Sanitises an operator's HTML of a banner, card or the footer for use on every page; null where it is nested
 * too deep.
 */
export function sanitiseHtml(html: string): string | null {
  return sanitise(html, STRIP_OPTIONS);
}

/**
 * Sanitises an operator's HTML of a content page and keeps the ids of its headings; null where it is nested
 * too deep.
 */
export function sanitisePageHtml(html: string): string | null {
  return sanitise(html, PAGE_OPTIONS);
}

/** Sanitises an operator's HTML of a menu panel for use in the header; null where it is nested too deep. */
export function sanitiseMenuHtml(html: string): string | null {
  return sanitise(html, MENU_OPTIONS);
}

const LIST_TAGS = ['ul', 'ol', 'li'];

/** Takes links out of sanitised HTML of a strip, and the lists that they leave empty. */
export function withoutLinks(html: string, isUnwanted: (href: string) => boolean): string {
  return sanitizeHtml(html, {
    ...STRIP_OPTIONS,
    exclusiveFilter: ({ tag, attribs, text }) =>
      tag === 'a' ? isUnwanted(attribs.href ?? '') : LIST_TAGS.includes(tag) && text.trim() === '',
  }).trim();
}

class TooDeepError extends Error {}

/**
 * Counts the parser's own open elements, which comments and attributes cannot fool, and stops as soon as they
 * are too many.
 */
function sanitise(html: string, options: sanitizeHtml.IOptions): string | null {
  let open = 0;
  const onOpenTag = () => {
    open += 1;
    if (open > MAX_NESTED) throw new TooDeepError();
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

/** Ids used around every page, and names that scripts look up among the globals. */
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
 * Whether an operator may give a heading this id. Browsers expose an element with an id as a global of that
 * name, so one such as `__next_f` would replace data of the store's scripts: no id has an underscore.
 */
export function isHeadingId(id: string): boolean {
  return SAFE_ID.test(id) && !RESERVED_IDS.includes(id);
}

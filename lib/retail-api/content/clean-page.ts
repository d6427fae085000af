import { homeLayout, MENU_PREFIX, pageContent, type StoryFacts } from '#lib/contract/index.ts';
import { VISIBLE_LETTER_OR_DIGIT } from '#lib/contract/vocabulary.ts';
import { MAX_NESTED, sanitiseHtml, sanitiseMenuHtml, sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import { isFragment } from './fragments.ts';
import { HOME_SLUG } from './home-layout.ts';
import { METAL_RATES_TOKEN } from './metal-rates.ts';

/** The largest page, in bytes of UTF-8. */
const PAGE_BYTES = 200_000;

/** A table of contents with more headings is of no use. */
const MAX_HEADINGS = 200;

interface WrittenPage {
  slug: string;
  group: string;
  content: string;
  /** Null for a page that is no story of the journal. */
  story: StoryFacts | null;
}

type WrongField = 'Group' | 'PageContent' | 'Story';
type CleanPage = { ok: true; content: string } | { ok: false; field: WrongField; message: string };

/** Prepares an operator's content for storage: sanitises HTML, validates the layout of the home page. */
export function cleanPage({ slug, group, content, story }: WrittenPage): CleanPage {
  if (group !== '' && isFragment(slug)) return wrong('Group', 'must be empty: the footer links only to pages');
  if (story && isFragment(slug)) return wrong('Story', 'must be left out: only a page is a story');
  if (story && group !== '') return wrong('Group', 'must be empty: the journal links to its stories');
  const problem = problemOfText(content);
  if (problem !== null) return wrong('PageContent', problem);
  if (slug === HOME_SLUG) return cleanLayout(content.trim());
  const html = sanitiserOf(slug)(content);
  if (html === null) return wrong('PageContent', TOO_DEEP);
  // Entities have been decoded to characters by now.
  const stored = problemOfText(html) ?? problemOfHtml(slug, html);
  if (stored !== null) return wrong('PageContent', stored);
  const listedBy = story ? 'journal' : 'footer';
  if ((story || group !== '') && !holdsText(html)) {
    return wrong('PageContent', `must contain text: the ${listedBy} links to the page`);
  }
  return { ok: true, content: html };
}

/** Names of elements that were sent but removed by the sanitiser, e.g. `script`. */
export function removedElements(sent: string, stored: string): string[] {
  const storedCounts = countElements(stored);
  return [...countElements(sent)]
    .filter(([name, count]) => count > (storedCounts.get(name) ?? 0))
    .map(([name]) => name);
}

const TOO_LONG = `must have at most ${PAGE_BYTES} bytes`;
const TOO_DEEP = `must not have more than ${MAX_NESTED} elements open at once`;
const isTooLong = (text: string) => Buffer.byteLength(text) > PAGE_BYTES;

function problemOfText(content: string): string | null {
  if (isTooLong(content)) return TOO_LONG;
  return pageContent.safeParse(content).error?.issues[0]?.message ?? null;
}

function problemOfHtml(slug: string, html: string): string | null {
  const tables = html.split(METAL_RATES_TOKEN).length - 1;
  if (tables > 1) return `must not contain ${METAL_RATES_TOKEN} more than once`;
  if (tables === 1 && isFragment(slug)) return `must not contain ${METAL_RATES_TOKEN}: it appears on many pages`;
  const headings = [...html.matchAll(/<h[23]\b/g)].length;
  return headings > MAX_HEADINGS ? `must not have more than ${MAX_HEADINGS} headings` : null;
}

/** Whether there is visible text between the tags. */
function holdsText(html: string): boolean {
  return VISIBLE_LETTER_OR_DIGIT.test(html.replace(/<[^>]*>|&\w+;/g, ''));
}

/** A fragment loses its ids; a page keeps the ids of its headings. */
function sanitiserOf(slug: string): (html: string) => string | null {
  if (slug.startsWith(MENU_PREFIX)) return sanitiseMenuHtml;
  return isFragment(slug) ? sanitiseHtml : sanitisePageHtml;
}

function cleanLayout(content: string): CleanPage {
  let written: unknown;
  try {
    written = JSON.parse(content);
  } catch {
    return wrong('PageContent', 'is not JSON');
  }
  const issue = homeLayout.safeParse(written).error?.issues[0];
  return issue ? wrong('PageContent', `${issue.path.join('.')}: ${issue.message}`) : { ok: true, content };
}

function countElements(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) {
    const element = name.toLowerCase();
    counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}

function wrong(field: WrongField, message: string): CleanPage {
  return { ok: false, field, message };
}

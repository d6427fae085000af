import { escapeHtml } from '#lib/shared/escape-html.ts';
import { bodyOf, isSameHtml, linkHtml, textOf, urlProblem } from './html-nodes.ts';

/** A link of a panel. */
export interface PanelLink {
  text: string;
  url: string;
}

/** A column of links under a heading; `more` stand below a line, each by itself. */
export interface LinksPart {
  kind: 'links';
  heading: string;
  links: PanelLink[];
  more: PanelLink[];
}

/** A picture that leads somewhere, with a heading and a line below it. */
export interface PicturePart {
  kind: 'picture';
  /** The file name; empty where none is chosen. */
  picture: string;
  /** In pixels; 0 where they are not known. */
  width: number;
  height: number;
  url: string;
  /** Where the picture leads. */
  name: string;
  /** Whether shoppers read the name below the picture; otherwise screen readers alone say it. */
  showsName: boolean;
  heading: string;
  text: string;
}

export type PanelPart = LinksPart | PicturePart;

const FOLDER = '/images/original/';

/** The HTML of a panel, as the shop stores it; on phones columns stand below each other without a box. */
export function panelHtml(parts: readonly PanelPart[], isPhone: boolean): string {
  return parts
    .flatMap((part) => {
      if (part.kind === 'picture') return box('menu-feature', pictureLines(part));
      const lines = linksLines(part);
      return isPhone ? lines : box('menu-columns', lines);
    })
    .join('\n');
}

const box = (name: string, lines: readonly string[]) => [`<div class="${name}">`, ...lines, '</div>'];
const paragraph = (inner: string) => `<p>${inner}</p>`;
const headingLines = (text: string) => (text.trim() === '' ? [] : [`<h3>${escapeHtml(text.trim())}</h3>`]);
const anchor = ({ text, url }: PanelLink) => linkHtml(url, escapeHtml(text.trim()));

function linksLines({ heading, links, more }: LinksPart): string[] {
  const items = links.map((link) => `<li>${anchor(link)}</li>`);
  const list = items.length === 0 ? [] : ['<ul>', ...items, '</ul>'];
  return [...headingLines(heading), ...list, ...more.map((link) => paragraph(anchor(link)))];
}

function pictureLines({ picture, width, height, url, name, showsName, heading, text }: PicturePart): string[] {
  const said = escapeHtml(name.trim());
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
  const image = `<img src="${FOLDER}${escapeHtml(picture)}" alt="${showsName ? '' : said}"${size}>`;
  const line = text.trim() === '' ? [] : [paragraph(escapeHtml(text.trim()))];
  return [linkHtml(url, `${image}${showsName ? said : ''}`), ...headingLines(heading), ...line];
}

/** The parts that some HTML is; null for HTML that the form could not write again as it is. */
export function readPanel(html: string, isPhone: boolean): PanelPart[] | null {
  const parts: PanelPart[] = [];
  for (const element of bodyOf(html).children) {
    if (element.className === 'menu-feature') parts.push(readPicture(element));
    else if (element.className === 'menu-columns') parts.push(readLinks([...element.children]));
    else addLoose(parts, element);
  }
  return isSameHtml(panelHtml(parts, isPhone), html) ? parts : null;
}

/** Without a box a heading begins the next column. */
function addLoose(parts: PanelPart[], element: Element): void {
  const last = parts.at(-1);
  if (element.tagName === 'H3' || last?.kind !== 'links') parts.push(readLinks([element]));
  else {
    const { links, more } = readLinks([element]);
    last.links.push(...links);
    last.more.push(...more);
  }
}

function readLinks(elements: readonly Element[]): LinksPart {
  const withTag = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return {
    kind: 'links',
    heading: textOf(withTag('H3')[0] ?? null),
    links: withTag('UL').flatMap((list) => [...list.children].map(readLink)),
    more: withTag('P').map(readLink),
  };
}

function readLink(holder: Element): PanelLink {
  return { text: textOf(holder), url: holder.querySelector('a')?.getAttribute('href') ?? '' };
}

function readPicture(element: Element): PicturePart {
  const image = element.querySelector('img');
  const link = element.querySelector('a');
  const below = textOf(link);
  return {
    kind: 'picture',
    picture: (image?.getAttribute('src') ?? '').replace(FOLDER, ''),
    width: Number(image?.getAttribute('width') ?? 0),
    height: Number(image?.getAttribute('height') ?? 0),
    url: link?.getAttribute('href') ?? '',
    name: below || (image?.getAttribute('alt') ?? ''),
    showsName: below !== '',
    heading: textOf(element.querySelector('h3')),
    text: textOf(element.querySelector('p')),
  };
}

/** The first thing that is missing before a panel can be saved, as a sentence; empty if nothing is. */
export function panelProblem(parts: readonly PanelPart[], isPhone: boolean): string {
  for (const [at, part] of parts.entries()) {
    // Without a box a column without a heading would belong to the one before.
    const joins = isPhone && part.kind === 'links' && parts[at - 1]?.kind === 'links' && part.heading.trim() === '';
    const own = part.kind === 'picture' ? pictureProblem(part) : linksProblem(part);
    const problem = own === '' && joins ? 'write a heading: the links would stand in the column above.' : own;
    if (problem !== '') return `Part ${at + 1}: ${problem}`;
  }
  return '';
}

function pictureProblem({ picture, name, url }: PicturePart): string {
  if (picture === '') return 'choose a picture.';
  if (name.trim() === '') return 'say where the picture leads.';
  const problem = urlProblem(url);
  return problem === '' ? '' : `the picture ${problem}`;
}

function linksProblem({ links, more }: LinksPart): string {
  if (links.length + more.length === 0) return 'add a link, or remove the column.';
  for (const [at, { text, url }] of [...links, ...more].entries()) {
    if (text.trim() === '') return `link ${at + 1} needs a text.`;
    const problem = urlProblem(url);
    if (problem !== '') return `link ${at + 1} ${problem}`;
  }
  return '';
}

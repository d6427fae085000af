import { escapeHtml } from '#lib/shared/escape-html.ts';
import { bodyOf, isSameHtml, linkHtml, textOf, urlProblem } from './html-nodes.ts';
import { inlineHtml, inlineProblem, typedInline } from './inline-text.ts';
import type { PanelLink } from './menu-panel.ts';

/** A part of a text around every page: a heading, a paragraph with links and bold words, or a list of links. */
export type TextBlock =
  | { kind: 'heading'; text: string; level: 2 | 3 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'links'; links: PanelLink[] };

/** The HTML of a text, as the shop stores it. */
export function textHtml(blocks: readonly TextBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: TextBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text.trim())}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.text)}</p>`;
    default: {
      const items = block.links.map(({ text, url }) => `<li>${linkHtml(url, escapeHtml(text.trim()))}</li>`);
      return ['<ul>', ...items, '</ul>'].join('\n');
    }
  }
}

/** The blocks of a text; null for HTML that the form could not write again. */
export function readTextBlocks(html: string): TextBlock[] | null {
  const blocks = [...bodyOf(html).children].map(readBlock);
  const known = blocks.filter((block) => block !== null);
  return known.length === blocks.length && isSameHtml(textHtml(known), html) ? known : null;
}

function readBlock(element: Element): TextBlock | null {
  switch (element.tagName) {
    case 'H2':
    case 'H3':
      return { kind: 'heading', text: textOf(element), level: element.tagName === 'H2' ? 2 : 3 };
    case 'P':
      return { kind: 'paragraph', text: typedInline(element.childNodes) };
    case 'UL':
      return {
        kind: 'links',
        links: [...element.children].map((item) => ({
          text: textOf(item),
          url: item.querySelector('a')?.getAttribute('href') ?? '',
        })),
      };
    default:
      return null;
  }
}

/** The first thing that is missing before a text can be saved, as a sentence; empty if nothing is. */
export function textProblem(blocks: readonly TextBlock[]): string {
  for (const [at, block] of blocks.entries()) {
    const problem = blockProblem(block);
    if (problem !== '') return `Part ${at + 1}: ${problem}`;
  }
  return '';
}

function blockProblem(block: TextBlock): string {
  if (block.kind === 'heading') return block.text.trim() === '' ? 'write a heading, or remove it.' : '';
  if (block.kind === 'paragraph') return inlineProblem(block.text);
  if (block.links.length === 0) return 'add a link, or remove the list.';
  for (const [at, { text, url }] of block.links.entries()) {
    if (text.trim() === '') return `link ${at + 1} needs a text.`;
    const problem = urlProblem(url);
    if (problem !== '') return `link ${at + 1} ${problem}`;
  }
  return '';
}

import { escapeHtml } from '#lib/shared/escape-html.ts';
import { linkHtml, urlProblem } from './html-nodes.ts';

/** A piece of a paragraph: plain or bold letters, or a link. */
export interface InlinePiece {
  text: string;
  isBold: boolean;
  /** Empty for letters that lead nowhere. */
  url: string;
}

/** A link `[words](address)`, or bold letters `**words**`. */
const MARKED = /\[([^\]]+)\]\(([^)]*)\)|\*\*([^*]+)\*\*/g;

/** The pieces of a paragraph as it is typed. */
export function inlinePieces(typed: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  const plain = (text: string) => text !== '' && pieces.push({ text, isBold: false, url: '' });
  let at = 0;
  for (const { 0: whole, 1: linkText, 2: url = '', 3: bold = '', index } of typed.matchAll(MARKED)) {
    plain(typed.slice(at, index));
    pieces.push(
      linkText === undefined ? { text: bold, isBold: true, url: '' } : { text: linkText, isBold: false, url },
    );
    at = index + whole.length;
  }
  plain(typed.slice(at));
  return pieces;
}

/** A paragraph as HTML has it. */
export function inlineHtml(typed: string): string {
  return inlinePieces(typed.replaceAll(/\s+/g, ' ').trim())
    .map(({ text, isBold, url }) => {
      const letters = escapeHtml(text);
      if (url !== '') return linkHtml(url, letters);
      return isBold ? `<strong>${letters}</strong>` : letters;
    })
    .join('');
}

/** A paragraph as it is typed, from the nodes of its HTML. */
export function typedInline(nodes: Iterable<Node>): string {
  return [...nodes].map(typedNode).join('').replaceAll(/\s+/g, ' ').trim();
}

function typedNode(node: Node): string {
  const text = node.textContent ?? '';
  if (!(node instanceof Element)) return text;
  if (node.tagName === 'A') return `[${text}](${node.getAttribute('href') ?? ''})`;
  return node.tagName === 'STRONG' ? `**${text}**` : text;
}

/** What is wrong with a paragraph, as a sentence; empty if nothing is. */
export function inlineProblem(typed: string): string {
  if (typed.trim() === '') return 'write a text, or remove it.';
  for (const { 1: text, 2: url } of typed.matchAll(MARKED)) {
    const problem = text === undefined ? '' : urlProblem(url ?? '');
    if (problem !== '') return `the link “${text}” ${problem}`;
  }
  return '';
}

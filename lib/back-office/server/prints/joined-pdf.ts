import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import { appendPages } from './paper-pages.ts';

/** The paper of one order, in the order in which it is printed. */
export interface PrintedPaper {
  number: string;
  content: Uint8Array;
}

/** An order whose paper is missing, and why, as half a sentence. */
export interface MissingPaper {
  number: string;
  reason: string;
}

/** What could be joined; `content` is null where nothing could. */
export interface JoinedPapers {
  content: Uint8Array<ArrayBuffer> | null;
  missing: readonly MissingPaper[];
}

/** What the thread is asked to join. */
export interface JoinRequest {
  papers: readonly PrintedPaper[];
  missing: readonly MissingPaper[];
}

/** What the thread tells: the paper that it begins to read (their number: it begins to write), and the document. */
export type JoinMessage = { at: number } | { joined: JoinedPapers };

const A4 = [595.28, 841.89] as const;
const MARGIN = 24;

/**
 * One document of all papers, in their order. A file that is no readable PDF is missing. Where anything is missing, the
 * first page names it, so that nobody packs without noticing. `onPaper` is told the place of each paper before it is read,
 * and how many there are before the document is written.
 */
export async function joinPapers(
  papers: readonly PrintedPaper[],
  missing: readonly MissingPaper[],
  onPaper: (at: number) => void = () => undefined,
): Promise<JoinedPapers> {
  const joined = await PDFDocument.create();
  const unreadable: MissingPaper[] = [];
  for (const [at, { number, content }] of papers.entries()) {
    onPaper(at);
    const reason = await appendPages(joined, content);
    if (reason !== '') unreadable.push({ number, reason });
  }
  onPaper(papers.length);
  const all = [...missing, ...unreadable];
  if (joined.getPageCount() === 0) return { content: null, missing: all };
  if (all.length > 0) await nameMissing(joined, all);
  return { content: Uint8Array.from(await joined.save()), missing: all };
}

/** Puts pages that name what is missing before the others, of the same size as the first of them. */
async function nameMissing(joined: PDFDocument, missing: readonly MissingPaper[]): Promise<void> {
  const font = await joined.embedFont(StandardFonts.Helvetica);
  const { width, height } = joined.getPages()[0]?.getSize() ?? { width: A4[0], height: A4[1] };
  const size = width < A4[0] / 1.5 ? 9 : 11;
  const heading = missing.length === 1 ? 'One order is not printed' : `${missing.length} orders are not printed`;
  const lines = missing.flatMap(({ number, reason }) =>
    wrapped(font, `${number}: ${reason}.`, size, width - 2 * MARGIN),
  );
  const perPage = Math.max(1, Math.floor((height - 2 * MARGIN - 2.5 * size) / (1.5 * size)));
  for (let at = 0; at * perPage < lines.length; at++) {
    const page = joined.insertPage(at, [width, height]);
    page.drawText(heading, { x: MARGIN, y: height - MARGIN - size, size: size + 2, font });
    for (const [row, line] of lines.slice(at * perPage, (at + 1) * perPage).entries()) {
      page.drawText(line, { x: MARGIN, y: height - MARGIN - (row + 3) * 1.5 * size + size / 2, size, font });
    }
  }
}

/** A text in lines of at most this width; the standard font has Latin letters alone. */
function wrapped(font: PDFFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replaceAll(/[^\x20-\x7e]/g, '?').split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { z } from 'zod';
import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import { legibleText } from './legible-text.ts';

const packages = createRequire(import.meta.url);
const FACES = {
  regular: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
} as const;

export const MARGIN = 36;
/** The width between the margins of A4, in points. */
export const WIDTH = 595.28 - 2 * MARGIN;
/** Below this there is only the line with the page number. */
export const LOWEST = 841.89 - 52;

export type Part = PDFKit.PDFStructureElement;

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right' | 'center';
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** The paper of a document, in points; A4 with the usual margin unless given. */
interface Paper {
  size: [width: number, height: number];
  margin: number;
}

/** A document, of A4 unless given otherwise, with structure tags, so that screen readers can read it. Lengths in points. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Part;
  readonly #has: (codePoint: number) => boolean;

  constructor(info: { title: string; author: string; at: number }, paper?: Paper) {
    this.doc = new PDFDocument({
      size: paper?.size ?? 'A4',
      margin: paper?.margin ?? MARGIN,
      font: packages.resolve(FACES.regular),
      tagged: true,
      pdfVersion: '1.7',
      lang: languageFacts(currentLanguage()).tag,
      displayTitle: true,
      bufferPages: true,
      // The same invoice must give the same file, so the file has the invoice's date.
      info: { Title: info.title, Author: info.author, CreationDate: new Date(info.at), ModDate: new Date(info.at) },
    });
    for (const [name, file] of Object.entries(FACES)) this.doc.registerFont(name, packages.resolve(file));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.#has = glyphsOf(this.doc.font('regular'));
  }

  /** A part of the document in `parent`, e.g. a table. */
  part(parent: Part, tag: string): Part {
    const part = this.doc.struct(tag);
    parent.add(part);
    return part;
  }

  /** Writes a text as a separate part; returns the y position of its end. */
  write(parent: Part, tag: string, text: string, place: Place, style: TextStyle = {}): number {
    const end = place.y + this.heightOf(text, place.width, style);
    parent.add(this.doc.struct(tag, {}, () => this.#draw(text, place, style)));
    return end;
  }

  /** Writes text that is not part of the contents, e.g. a page number. */
  decorate(text: string, place: Place, style: TextStyle = {}): void {
    this.artifact(() => this.#draw(text, place, style));
  }

  rule(y: number, colour = '#b9b1a3'): void {
    const { width, margins } = this.doc.page;
    this.artifact(() =>
      this.doc
        .moveTo(margins.left, y)
        .lineTo(width - margins.right, y)
        .lineWidth(0.5)
        .stroke(colour),
    );
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#styled(style).heightOfString(this.#legible(text), { width });
  }

  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** The finished file. */
  async finish(): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #draw(text: string, { x, y, width }: Place, style: TextStyle): void {
    this.#styled(style)
      .fillColor(style.colour ?? '#1b1916')
      .text(this.#legible(text), x, y, { width, align: style.align ?? 'left' });
  }

  #styled({ size = 8.5, bold = false }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(bold ? 'bold' : 'regular').fontSize(size);
  }

  #legible(text: string): string {
    return legibleText(text, this.#has);
  }
}

/** The current font, as pdfkit's own font library has read it: pdfkit's types leave it out. */
const withFont = z.object({
  _font: z.object({
    font: z.custom<{ hasGlyphForCodePoint(codePoint: number): boolean }>(
      (font) => typeof Object(font).hasGlyphForCodePoint === 'function',
      'This version of pdfkit has no hasGlyphForCodePoint, by which an invoice leaves out what its font cannot print.',
    ),
  }),
});

function glyphsOf(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const { font } = withFont.parse(doc)._font;
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}

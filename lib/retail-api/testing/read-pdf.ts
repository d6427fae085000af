import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface ReadPdf {
  /** The text of each page, with whitespace collapsed. */
  pages: string[];
  info: Record<string, unknown>;
  /** Whether the PDF is tagged. */
  marked: boolean;
  /** The structure tree of the first page, as pdf.js reads it. */
  structure: unknown;
}

/** The content of a PDF file as an independent program reads it. */
export function readPdf(file: Uint8Array): ReadPdf {
  const script = join(import.meta.dirname, 'print-pdf.ts');
  const read: ReadPdf = JSON.parse(execFileSync(process.execPath, [script], { input: file, encoding: 'utf8' }));
  return { ...read, pages: read.pages.map((page) => page.replace(/\s+/g, ' ')) };
}

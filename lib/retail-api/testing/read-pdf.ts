import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface ReadPdf {
  /** The texts of the pages, each with its blanks made one. */
  pages: string[];
  info: Record<string, unknown>;
  /** Whether it says how it is built. */
  marked: boolean;
  /** The tree of the first page, as pdf.js reads it. */
  structure: unknown;
}

/** What another program finds in a PDF file. */
export function readPdf(file: Uint8Array): ReadPdf {
  const script = join(import.meta.dirname, 'print-pdf.ts');
  const read: ReadPdf = JSON.parse(execFileSync(process.execPath, [script], { input: file, encoding: 'utf8' }));
  return { ...read, pages: read.pages.map((page) => page.replace(/\s+/g, ' ')) };
}

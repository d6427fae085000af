import { type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import type { PrintedDocument } from './draw-document.ts';
import type { Printer } from './printer.ts';

const BUSY_SECONDS = 10;

/** A document as a named file for a response; refused if too many wait to be drawn. */
export async function printFile(
  printer: Printer,
  document: PrintedDocument,
  name: string,
): Promise<Outcome<{ FileName: string; ContentBase64: string }>> {
  const file = await printer.print(document);
  if (!file) return tooManyRequests(BUSY_SECONDS);
  return succeed({ FileName: name, ContentBase64: Buffer.from(file).toString('base64') });
}

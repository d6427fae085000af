import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { PrintedDocument } from './draw-document.ts';
import type { Printer } from './printer.ts';

const RETRY_AFTER_SECONDS = 10;
const NOT_READY = `The file is not ready yet. Try again in ${RETRY_AFTER_SECONDS} seconds.`;

/** A document as a named file for a response; refused with TooManyRequests while it is not drawn yet. */
export async function printFile(
  printer: Printer,
  document: PrintedDocument,
  name: string,
): Promise<Outcome<{ FileName: string; ContentBase64: string }>> {
  const file = await printer.print(document);
  if (!file) return fail('TooManyRequests', NOT_READY, { RetryAfterSeconds: RETRY_AFTER_SECONDS });
  return succeed({ FileName: name, ContentBase64: Buffer.from(file).toString('base64') });
}

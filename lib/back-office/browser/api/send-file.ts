import type { ImportFile } from '#lib/contract/import-vocabulary.ts';
import { type CallData, CallError, type CallName } from './call.ts';

/** Sends a photo of a product. Returns its name, which the product's `Images` then names. Throws CallError. */
export async function sendProductPhoto(code: string, position: number, file: File): Promise<string> {
  const fields = { ProductCode: code, Position: String(position) };
  return (await sendFile('UploadProductPhoto', fields, file)).Photo;
}

/** Sends a part of a file of an import. Returns how many bytes of it have arrived. Throws CallError. */
export async function sendImportPart(id: string, file: ImportFile, offset: number, part: Blob): Promise<number> {
  const fields = { ImportId: id, File: file, Offset: String(offset) };
  const bytes = new Blob([part], { type: 'application/octet-stream' });
  return (await sendFile('UploadCatalogueImportPart', fields, bytes)).Received;
}

/** Sends a picture for pages. `name`: what it shows, in any letters. Throws CallError. */
export function sendPagePicture(name: string, file: File): Promise<CallData<'UploadPagePicture'>> {
  return sendFile('UploadPagePicture', { Name: pictureName(name) }, file);
}

/** A name of a picture's file without what only the sender's disk knows: `Diwali Table.JPG` is `diwali-table`. */
export function pictureName(fileName: string): string {
  const words =
    fileName
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 50).replace(/-$/, '') || 'picture';
}

async function sendFile<Name extends CallName>(
  name: Name,
  fields: Readonly<Record<string, string>>,
  file: Blob,
): Promise<CallData<Name>> {
  const reply = await fetch(`/uploads/${name}?${new URLSearchParams(fields)}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
  }).catch(() => {
    throw new CallError('Unreachable', 'The back office did not answer.');
  });
  const answer = (await reply.json().catch(() => ({}))) as { data?: CallData<Name>; error?: CallError };
  if (answer.data) return answer.data;
  throw new CallError(answer.error?.code ?? 'Unreachable', answer.error?.message ?? '', answer.error?.details);
}

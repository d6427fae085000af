import { CallError } from './call.ts';

/** Sends a photo of a product. Returns its name, which the product's `Images` then names. Throws CallError. */
export async function sendProductPhoto(code: string, position: number, file: File): Promise<string> {
  const query = new URLSearchParams({ ProductCode: code, Position: String(position) });
  const reply = await fetch(`/uploads/UploadProductPhoto?${query}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
  }).catch(() => {
    throw new CallError('Unreachable', 'The back office did not answer.');
  });
  const answer = (await reply.json().catch(() => ({}))) as { data?: { Photo: string }; error?: CallError };
  if (answer.data) return answer.data.Photo;
  throw new CallError(answer.error?.code ?? 'Unreachable', answer.error?.message ?? '', answer.error?.details);
}

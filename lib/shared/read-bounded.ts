/**
 * Returns all bytes of a body, counted as they arrive because a declared length is only a hint; null where
 * there are more than `maximumBytes`, and then the rest is not read.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader) {
    const chunk = await reader.read();
    if (chunk.done) break;
    size += chunk.value.byteLength;
    if (size > maximumBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}

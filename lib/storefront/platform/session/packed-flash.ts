import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';

/** More than any flash cookie holds. */
const MAX_OUTPUT_BYTES = 64 * 1024;
const TEXT_MODE = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const packed = z.strictObject({ packed: z.string() });

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The shorter form of a value: compressed where that saves bytes, as it does for Devanagari, whose letters take three. */
export function packFlash(value: object): object {
  const compressed = brotliCompressSync(JSON.stringify(value), TEXT_MODE);
  const small = { packed: compressed.toString('base64url') };
  return bytesOf(small) < bytesOf(value) ? small : value;
}

/** The number of bytes of a value in its shorter form. */
export const packedBytes = (value: object): number => bytesOf(packFlash(value));

/** The value of which `packFlash` made this. Only for what was sealed: it throws for what it cannot read. */
export function unpackFlash(value: object): unknown {
  const small = packed.safeParse(value);
  if (!small.success) return value;
  const content = Buffer.from(small.data.packed, 'base64url');
  return JSON.parse(brotliDecompressSync(content, { maxOutputLength: MAX_OUTPUT_BYTES }).toString());
}

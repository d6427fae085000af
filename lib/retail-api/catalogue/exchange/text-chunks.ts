import { createReadStream } from 'node:fs';
import type { IMPORT_ENCODINGS } from '#lib/contract/import-vocabulary.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';

export type TextEncoding = (typeof IMPORT_ENCODINGS)[number];

/**
 * The text of a file chunk by chunk, without a byte order mark; UTF-16 is recognised by its own. Throws ConfigurationError
 * if the file is not in this encoding or cannot be read.
 */
export async function* textChunks(file: string, encoding: TextEncoding = 'utf-8'): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of createReadStream(file)) {
      const bytes = chunk as Buffer;
      decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : encoding, { fatal: true });
      const text = decoder.decode(bytes, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new ConfigurationError(
        `${file} is not ${encoding.toUpperCase()}. Save it as UTF-8, or name its encoding: --encoding windows-1252 for a CSV that Excel on Windows has saved.`,
        { cause: error },
      );
    }
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw new ConfigurationError(`${file} cannot be read (${code}).`, { cause: error });
  }
}

/** The lines among which the header of a table is looked for: it may stand below a title. */
export const LOOKED_AT_LINES = 11;

/** The beginning of a file with its first lines, without space before it. Throws like `textChunks`. */
export async function startOfText(file: string, encoding?: TextEncoding): Promise<string> {
  let start = '';
  for await (const chunk of textChunks(file, encoding)) {
    start = (start + chunk).trimStart();
    // A line may be long, but the columns that identify the format come early.
    if (start.length > 65_536 || start.split('\n', LOOKED_AT_LINES + 1).length > LOOKED_AT_LINES) break;
  }
  return start;
}

import { createReadStream } from 'node:fs';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';

/**
 * The text of a file chunk by chunk, without a byte order mark. Throws ConfigurationError if it is not UTF-8 or
 * cannot be read.
 */
export async function* textChunks(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file)) {
      const text = decoder.decode(bytes as Buffer, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new ConfigurationError(`${file} is not UTF-8. Save it as UTF-8 and run the import again.`, {
        cause: error,
      });
    }
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw new ConfigurationError(`${file} cannot be read (${code}).`, { cause: error });
  }
}

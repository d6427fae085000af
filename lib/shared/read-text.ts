import { readFile } from 'node:fs/promises';

/**
 * Returns the text of a UTF-8 file, without a byte order mark. Rejects with the system's error code, or with
 * `not UTF-8`.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw Object.assign(new Error(`${path} is not UTF-8`, { cause }), { code: 'not UTF-8' });
  }
}

import { readFile } from 'node:fs/promises';

/** The text of a file, without a byte order mark. Fails with the code of the system, or `not UTF-8` where it is written otherwise. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw Object.assign(new Error(`${path} is not UTF-8`, { cause }), { code: 'not UTF-8' });
  }
}

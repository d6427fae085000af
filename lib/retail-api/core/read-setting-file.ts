import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';

/** The text of the file that a setting names. Throws ConfigurationError naming both if it cannot be read. */
export async function readSettingFile(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    throw new ConfigurationError(`${setting}: ${path} cannot be read (${code}). Name a JSON file.`);
  }
}

/**
 * The list in the JSON file that a setting names, checked by a schema of the whole list. Throws ConfigurationError with
 * the file and its first invalid entry, by number only: the list may hold what must not be logged.
 */
export async function readSettingList<Schema extends z.ZodType>(
  setting: string,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readSettingFile(setting, path);
  const wrong = (problem: string) => new ConfigurationError(`${setting}: ${path}: ${problem}.`);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    // The parser's message would quote the file.
    throw wrong('the file is not JSON');
  }
  const parsed = schema.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrong(issue ? issueSentence(issue) : 'the file is wrong');
}

/** The error and its location: `entry 3: code: must be …`. */
function issueSentence({ path, message }: z.core.$ZodIssue): string {
  const [index, ...field] = path;
  if (index === undefined) return message;
  return [`entry ${Number(index) + 1}`, ...(field.length > 0 ? [field.join('.')] : []), message].join(': ');
}

import 'server-only';
import { readPageFlash } from '#lib/session/read.ts';
import { type CodeRequest, codeRequest } from '#lib/session/flash-cookies.ts';
import { livingCode } from '../codes/code-cookie.ts';

/** The code that this browser has asked for, for a page; null where none can still be typed. */
export async function getCode(purpose: CodeRequest['purpose']): Promise<CodeRequest | null> {
  return livingCode(await readPageFlash(codeRequest), purpose, Date.now());
}

import 'server-only';
import { type CodeRequest, codeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { livingCode } from '../codes/code-cookie.ts';

/** The code that this browser has asked for, for a page; null where none can still be typed. */
export async function getCode(purpose: CodeRequest['purpose']): Promise<CodeRequest | null> {
  return livingCode(await readPageFlash(codeRequest), purpose, Date.now());
}

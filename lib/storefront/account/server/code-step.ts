import 'server-only';
import { codeRequest, type PendingCodeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { activeCode } from '../codes/code-cookie.ts';

/** This browser's code request, for a page; null where no code can be entered any more. */
export async function getCode(purpose: PendingCodeRequest['purpose']): Promise<PendingCodeRequest | null> {
  return activeCode(await readPageFlash(codeRequest), purpose, Date.now());
}

import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts.ts';

/** Base64 SHA-256 hashes of the distinct inline scripts of a page in UTF-8, for its Content-Security-Policy. */
export function inlineScriptHashes(page: Buffer): string[] {
  // The marks of a script are ASCII, so the bytes are read as Latin-1, one character each: that is faster and exact.
  const scripts = inlineScripts(page.toString('latin1'));
  return [...new Set(scripts.map((script) => createHash('sha256').update(script, 'latin1').digest('base64')))];
}

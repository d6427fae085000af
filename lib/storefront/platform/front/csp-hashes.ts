import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts.ts';

/** Base64 SHA-256 hashes of the distinct inline scripts of a page in UTF-8, for its Content-Security-Policy. */
export function inlineScriptHashes(page: Buffer): string[] {
  // All that makes a script is ASCII, so that each byte is read as one character, which is faster and stays exact.
  const scripts = inlineScripts(page.toString('latin1'));
  return [...new Set(scripts.map((script) => createHash('sha256').update(script, 'latin1').digest('base64')))];
}

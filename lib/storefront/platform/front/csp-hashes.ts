import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts.ts';

/** Base64 SHA-256 hashes of a page's distinct inline scripts, for its Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).map((script) => createHash('sha256').update(script, 'utf8').digest('base64'));
  return [...new Set(hashes)];
}

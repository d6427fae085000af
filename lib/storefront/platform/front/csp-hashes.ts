import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts.ts';

/** Base64 SHA-256 of each different inline script of a page, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).map((script) => createHash('sha256').update(script, 'utf8').digest('base64'));
  return [...new Set(hashes)];
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A style sheet that can be part of a page. */
interface InlineStyle {
  /** Bytes, because each page that is put together takes them again. */
  css: Buffer;
  /** Base64 SHA-256 of its text, for the Content-Security-Policy. */
  hash: string;
}

/** Style sheets by the path of their file, as pages refer to them. */
export type InlineStyles = ReadonlyMap<string, InlineStyle>;

/** Text that would end the element early, or that is resolved relative to the page instead of the file. */
const NOT_MOVABLE = /<\/style|<!--|@import|url\(\s*["']?(?!["']?(?:\/|data:|#))/i;

/** Makes a style sheet of its text; null where the text only works in its own file. */
export function inlineStyle(css: string): InlineStyle | null {
  if (NOT_MOVABLE.test(css)) return null;
  return { css: Buffer.from(css), hash: createHash('sha256').update(css, 'utf8').digest('base64') };
}

/** This token is declared in the one style sheet that has the colours of the store. */
const COLOUR_TOKEN = '--color-paper:';

/**
 * Reads the style sheets of a folder that is served below `prefix`; none where there is no build. `own`: rules that replace
 * the colours and typefaces of the store.
 */
export function readInlineStyles(folder: string, prefix: string, own: string): InlineStyles {
  const styles = new Map<string, InlineStyle>();
  if (!existsSync(folder)) return styles;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const css = readFileSync(join(folder, name), 'utf8');
    const style = inlineStyle(css.includes(COLOUR_TOKEN) ? css + own : css);
    if (style) styles.set(`${prefix}${name}`, style);
  }
  return styles;
}

import { createHash } from 'node:crypto';
import type { InlineStyles } from './inline-styles.ts';

interface FirstPaint {
  content: Buffer;
  /** The paths of the style sheets that are part of the page now. */
  inlined: ReadonlySet<string>;
  /** The hashes of their texts. */
  styleHashes: readonly string[];
  /** The hashes of the scripts that the page has only now. */
  scriptHashes: readonly string[];
}

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"(?: nonce="[^"]*")? data-precedence="[^"]*"\/>/g;
const ASYNC_SCRIPT = /<script src="[^"]+"(?: [a-z]+="[^"]*")* async=""(?: [a-zA-Z]+="[^"]*")*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const HEAD_END = '</head>';
/**
 * Applies the styles while there is only the head. Chromium registers the custom properties of a style sheet when it
 * first applies it, and then computes the style of every element that is there a second time.
 */
const APPLY_STYLES = 'document.documentElement.offsetWidth';
const APPLY_HASH = createHash('sha256').update(APPLY_STYLES).digest('base64');
/**
 * Asks for the scripts in the template before it once the first frame is painted, so that they share neither line nor processor with
 * it. A page that nobody sees has no frames, and one whose first frame takes longer than a second need not wait.
 */
const LOAD_SCRIPTS =
  '(()=>{const template=document.currentScript.previousElementSibling;' +
  'const load=()=>{if(!template.isConnected)return;template.remove();' +
  'for(const{attributes}of template.content.children){const script=document.createElement("script");' +
  'for(const{name,value}of attributes)script.setAttribute(name,value);document.head.append(script)}};' +
  'if(document.hidden)load();else{requestAnimationFrame(()=>setTimeout(load));setTimeout(load,1000)}})()';
const LOAD_HASH = createHash('sha256').update(LOAD_SCRIPTS).digest('base64');
/** The beginning of the data for scripts; all that a visitor sees is above it. */
const DATA_START = '<script>(self.__next_f=';

/**
 * Arranges a page for a slow line: the styles come with the page instead of one round trip later, and the scripts are
 * asked for after the first frame and the photos of the first view, which would have to share the line with them.
 */
export function arrangeFirstPaint(page: Buffer, styles: InlineStyles): FirstPaint {
  const headEnd = page.indexOf(HEAD_END);
  if (headEnd === -1) return { content: page, inlined: new Set(), styleHashes: [], scriptHashes: [] };
  const dataStart = page.indexOf(DATA_START, headEnd);
  const received = page.toString('utf8', 0, headEnd);
  const { rest, scripts } = dataStart === -1 ? { rest: received, scripts: '' } : withoutScripts(received);
  const { head, inlined } = withStyles(rest, styles, '');
  const hashes = new Set([...inlined].map((path) => styles.get(path)?.hash ?? ''));
  const viewEnd = Math.max(dataStart, headEnd);
  // The body stays a buffer: converting it to a string and back would cost more than all the rest.
  const parts = [head, page.subarray(headEnd, viewEnd), Buffer.from(scripts), page.subarray(viewEnd)];
  const scriptHashes = [...(inlined.size > 0 ? [APPLY_HASH] : []), ...(scripts === '' ? [] : [LOAD_HASH])];
  return { content: Buffer.concat(parts), inlined, styleHashes: [...hashes], scriptHashes };
}

/** Removes the scripts and their preloads from a head; returns the rest, and what asks for the scripts after the first frame. */
function withoutScripts(head: string): { rest: string; scripts: string } {
  const scripts = head.match(ASYNC_SCRIPT);
  if (!scripts) return { rest: head, scripts: '' };
  return {
    rest: head.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, ''),
    scripts: `<template data-scripts="">${scripts.join('')}</template><script>${LOAD_SCRIPTS}</script>`,
  };
}

/**
 * Replaces the links to style sheets in a head by their text. `attribute`: the attribute that the policy requires of
 * each element.
 */
function withStyles(text: string, styles: InlineStyles, attribute: string): { head: Buffer; inlined: Set<string> } {
  const inlined = new Set<string>();
  // Each part is made bytes by itself: one letter beyond Latin-1 in a title would make that slow for all the styles.
  const parts: Buffer[] = [];
  let end = 0;
  for (const { 0: link, 1: path = '', index } of text.matchAll(STYLE_LINK)) {
    const style = styles.get(path);
    if (!style) continue;
    inlined.add(path);
    parts.push(Buffer.from(`${text.slice(end, index)}<style${attribute}>`), style.css);
    // React looks for the link, and would fetch the file if it were not there; a disabled one is never fetched.
    parts.push(Buffer.from(`</style>${link.replace('/>', ' disabled=""/>')}`));
    end = index + link.length;
  }
  parts.push(Buffer.from(text.slice(end)));
  if (inlined.size > 0) parts.push(Buffer.from(`<script${attribute}>${APPLY_STYLES}</script>`));
  return { head: Buffer.concat(parts), inlined };
}

/** A document whose head does not end within this number of bytes is sent unchanged. */
const HEAD_MAXIMUM_BYTES = 65_536;
const NOTHING = Buffer.alloc(0);

/** Brings the styles into the head of a page that is sent while it is rendered. */
export class HeadStyles {
  readonly #styles: InlineStyles;
  readonly #attribute: string;
  /** The part of the head that has arrived; null once it was sent. */
  #head: Buffer | null = NOTHING;

  /** `nonce`: that of the page's policy. */
  constructor(styles: InlineStyles, nonce: string) {
    this.#styles = styles;
    this.#attribute = ` nonce="${nonce}"`;
  }

  /** Takes a chunk of the page and returns what can be sent now: nothing until the head is complete. */
  write(chunk: Buffer): Buffer {
    if (!this.#head) return chunk;
    this.#head = Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return this.#head.length < HEAD_MAXIMUM_BYTES ? NOTHING : this.end();
    const received = this.end();
    const { head } = withStyles(received.toString('utf8', 0, end), this.#styles, this.#attribute);
    return Buffer.concat([head, received.subarray(end)]);
  }

  /** Returns the rest of a page that ends without a complete head. */
  end(): Buffer {
    const left = this.#head ?? NOTHING;
    this.#head = null;
    return left;
  }
}

/** Removes the preloads of style sheets that are part of the page from a header Link; empty where nothing is left. */
export function withoutStylePreloads(link: string, inlined: Pick<ReadonlySet<string>, 'has'>): string {
  return link
    .split(/,\s*(?=<)/)
    .filter((entry) => !inlined.has(/^<([^>]*)>/.exec(entry)?.[1] ?? ''))
    .join(', ');
}

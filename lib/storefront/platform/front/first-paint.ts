import type { InlineStyles } from './inline-styles.ts';

interface FirstPaint {
  html: string;
  /** The paths of the style sheets that are part of the page now. */
  inlined: ReadonlySet<string>;
  /** The hashes of their texts. */
  styleHashes: readonly string[];
}

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
const ASYNC_SCRIPT = /<script src="[^"]+"(?: [a-z]+="[^"]*")* async=""(?: [a-zA-Z]+="[^"]*")*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const HEAD_END = '</head>';
/**
 * Applies the styles while there is only the head. Chromium registers the custom properties of a style sheet when it
 * first applies it, and then computes the style of every element that is there a second time.
 */
const APPLY_STYLES = '<script>document.documentElement.offsetWidth</script>';
/** The first of the page's data for its scripts; what a visitor sees is above. */
const DATA_START = '<script>(self.__next_f=';

/**
 * Arranges a page for a slow line: the styles come with the page instead of one round trip later, and the scripts are
 * asked for after the photos of the first view, which would have to share the line with them.
 */
export function arrangeFirstPaint(page: string, styles: InlineStyles): FirstPaint {
  const headEnd = page.indexOf(HEAD_END);
  if (headEnd === -1) return { html: page, inlined: new Set(), styleHashes: [] };
  const inlined = new Set<string>();
  const styleHashes = new Set<string>();
  const head = page.slice(0, headEnd).replace(STYLE_LINK, (link, path: string) => {
    const style = styles.get(path);
    if (!style) return link;
    inlined.add(path);
    styleHashes.add(style.hash);
    // React looks for the link, and would fetch the file if it were not there; a disabled one is never fetched.
    return `<style>${style.css}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
  const html = scriptsAfterView(inlined.size > 0 ? head + APPLY_STYLES : head, page.slice(headEnd));
  return { html, inlined, styleHashes: [...styleHashes] };
}

function scriptsAfterView(head: string, rest: string): string {
  const dataStart = rest.indexOf(DATA_START);
  const scripts = head.match(ASYNC_SCRIPT) ?? [];
  if (dataStart === -1 || scripts.length === 0) return head + rest;
  const lighter = head.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  return lighter + rest.slice(0, dataStart) + scripts.join('') + rest.slice(dataStart);
}

/** Removes the preloads of style sheets that are part of the page from a header Link; empty where nothing is left. */
export function withoutStylePreloads(link: string, inlined: ReadonlySet<string>): string {
  return link
    .split(/,\s*(?=<)/)
    .filter((entry) => !inlined.has(/^<([^>]*)>/.exec(entry)?.[1] ?? ''))
    .join(', ');
}

/** A Markdown file, parsed as far as its links and names can be checked. */
export interface MarkdownFile {
  /** From the root of the project, with slashes. */
  path: string;
  lines: number;
  /** Anchors of its headings, as code hosting sites generate them. */
  anchors: ReadonlySet<string>;
  /** Targets of its links and images, as written: URLs, paths and anchors. */
  links: readonly string[];
  /** Texts in backticks within a line; code blocks are left out. */
  codeSpans: readonly string[];
  /** The whole text, including code blocks. */
  text: string;
}

const FENCE = /^[ \t]*(?:```|~~~).*\n[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const CODE_SPAN = /(`+)([^`\n][^\n]*?)\1(?!`)/g;
const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const HTML_LINK = /\b(?:src|href)="([^"]+)"/g;

/** Parses a file's text; `path` from the root of the project. */
export function readMarkdown(path: string, text: string): MarkdownFile {
  const prose = text.replaceAll(FENCE, '').replaceAll(COMMENT, '');
  const withoutCode = prose.replaceAll(CODE_SPAN, '');
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    anchors: anchorsOf(prose),
    links: [...withoutCode.matchAll(LINK), ...withoutCode.matchAll(HTML_LINK)].map(([, target = '']) => target),
    codeSpans: [...prose.matchAll(CODE_SPAN)].map(([, , code = '']) => code.trim()),
    text,
  };
}

/** Returns headings in lower case without punctuation, spaces as hyphens; a repeated heading gets a number. */
function anchorsOf(prose: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const base = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = base;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${base}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The index after the `>` of a tag that starts at `from` (the index of `<`); quotes are respected. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let index = from + 1; index < html.length; index++) {
    const character = html[index] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(from, index - 8), index))) {
      quote = character;
    } else if (character === '>') {
      return index + 1;
    }
  }
  return html.length;
}

/** Elements with text content only: tags inside them are not tags. */
const RAW_TEXT = new Set(['style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

function endOfRawText(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/**
 * Where the text of a script that starts at `from` ends. After `<!--` and a nested `<script`, one `</script>` belongs to
 * the text ("script data double escaped" in the HTML standard).
 */
function endOfScript(html: string, from: number): number {
  const marks = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
  marks.lastIndex = from;
  let escaped = false;
  let nested = false;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === '<!--') {
      escaped = true;
      // The dashes may also be the start of the closing mark, as in `<!-->`.
      marks.lastIndex = mark.index + 2;
    } else if (mark[0] === '-->') {
      escaped = false;
      nested = false;
    } else if (mark[1] === '') {
      nested ||= escaped;
    } else if (nested) {
      nested = false;
    } else {
      return mark.index;
    }
  }
  return html.length;
}

const COMMENT_END = /--!?>/g;

function endOfComment(html: string, from: number): number {
  if (html.startsWith('<!-->', from)) return from + 5;
  COMMENT_END.lastIndex = from + 4;
  const end = COMMENT_END.exec(html);
  return end ? end.index + end[0].length : html.length;
}

const HAS_SOURCE = /[\s"'/]src\s*=/i;
const TAG_NAME = /[a-z][^\t\n\f\r />]*/iy;

/** The texts of all scripts of a page without `src`, exactly as a browser parses them. */
export function inlineScripts(page: string): string[] {
  const html = page.includes('\r') ? page.replace(/\r\n?/g, '\n') : page;
  const scripts: string[] = [];
  let position = 0;
  for (let open = html.indexOf('<', position); open !== -1; open = html.indexOf('<', position)) {
    if (html.startsWith('<!--', open)) {
      position = endOfComment(html, open);
      continue;
    }
    TAG_NAME.lastIndex = open + 1;
    const name = TAG_NAME.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      position = open + 1;
      continue;
    }
    const contentStart = endOfTag(html, open);
    position = contentStart;
    if (name === 'script') {
      position = endOfScript(html, contentStart);
      if (!HAS_SOURCE.test(html.slice(open, contentStart))) scripts.push(html.slice(contentStart, position));
    } else if (RAW_TEXT.has(name)) {
      position = endOfRawText(html, contentStart, name);
    }
  }
  return scripts;
}

const [GREATER, QUOTE, APOSTROPHE, EQUALS, SPACE] = [62, 34, 39, 61, 32];

/** Whether only white space stands between an equals sign and this place of a tag. */
function followsEquals(html: string, from: number, place: number): boolean {
  let before = place - 1;
  while (before > from && html.charCodeAt(before) <= SPACE) before--;
  return html.charCodeAt(before) === EQUALS;
}

/** The index after the `>` of a tag that starts at `from` (the index of `<`); quotes are respected. */
function endOfTag(html: string, from: number): number {
  for (let index = from + 1; index < html.length; index++) {
    const code = html.charCodeAt(index);
    if (code === GREATER) return index + 1;
    if ((code !== QUOTE && code !== APOSTROPHE) || !followsEquals(html, from, index)) continue;
    const end = html.indexOf(code === QUOTE ? '"' : "'", index + 1);
    if (end === -1) break;
    index = end;
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
/** The first letters of scripts and of elements with text only; nearly all others need no look at their names. */
const FIRST_LETTERS = new Set([...'stxinSTXIN'].map((letter) => letter.charCodeAt(0)));
const SLASH = 47;

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

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
    const first = html.charCodeAt(open + 1);
    if (first === SLASH) {
      position = open + 1;
      continue;
    }
    if (isLetter(first) && !FIRST_LETTERS.has(first)) {
      position = endOfTag(html, open);
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

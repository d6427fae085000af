/** Pixels: a line of text, what stands around a paragraph or a row, and around everything. */
const LINE = 24;
const GAP = 18;
const FRAME = 225;
/** A name in a table leaves room for its amount. */
const AMOUNT_CHARACTERS = 13;

/** Text of a piece of HTML, as long as it is read. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z0-9#]+;/gi, ' ')
    .trim();

function heightOf(line: string, ending: string, characters: number): number {
  const text = textOf(line);
  if (text === '') return 0;
  const room = line.includes('<tr') || ending === '</tr>' ? characters - AMOUNT_CHARACTERS : characters;
  return Math.ceil(text.length / room) * LINE + (ending === '<br>' ? 0 : GAP);
}

/**
 * How tall a mail of an order is at most, in pixels, where a line has so many characters: its frame cannot be asked, for
 * nothing runs in it. Reads the HTML that the retail API makes of its blocks.
 */
export function mailHeight(html: string, characters: number): number {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const parts = body.split(/(<\/p>|<\/h2>|<\/tr>|<br>)/);
  const heights = parts.map((part, index) =>
    index % 2 === 0 ? heightOf(part, parts[index + 1] ?? '', characters) : 0,
  );
  return heights.reduce((sum, height) => sum + height, FRAME);
}

/** Heights in pixels: a line of text, the space around a paragraph or row, and the space around everything. */
const LINE = 24;
const GAP = 18;
const FRAME = 225;
/** The characters of a table row that are reserved for the amount. */
const AMOUNT_CHARACTERS = 13;

/** The visible text of a piece of HTML. */
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
 * The maximum height of an order's mail in pixels, for lines of so many characters. It is estimated from the HTML that
 * the retail API generates, because no script may run in the mail's frame to measure it.
 */
export function mailHeight(html: string, characters: number): number {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const parts = body.split(/(<\/p>|<\/h2>|<\/tr>|<br>)/);
  const heights = parts.map((part, index) =>
    index % 2 === 0 ? heightOf(part, parts[index + 1] ?? '', characters) : 0,
  );
  return heights.reduce((sum, height) => sum + height, FRAME);
}

import sanitizeHtml from 'sanitize-html';

const BREAKS = /<\s*(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text of HTML as a reader sees it, with a space for each line end. */
export function textFromHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const text = sanitizeHtml(html.replace(BREAKS, '$& '), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text as HTML that displays it. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);
}

/**
 * A text for a column that is parsed as HTML although most feeds write plain text: escaped only if it looks like HTML.
 */
export function guardedText(text: string): string {
  return /[<&]/.test(text) && textFromHtml(text) !== text.replace(/\s+/g, ' ').trim() ? htmlOf(text) : text;
}

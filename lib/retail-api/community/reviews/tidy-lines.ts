/** A text of several lines as it is kept: with one character for each new line, and never two empty lines in a row. */
export function tidyLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\n{3,}/g, '\n\n');
}

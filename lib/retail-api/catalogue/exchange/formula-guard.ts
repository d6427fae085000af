/** What a spreadsheet takes for a formula at the beginning of a cell, also with the wide letters of East Asia (owasp.org, CSV Injection). */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const GUARDED = /^'(?='*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

/** A text as a cell that no spreadsheet takes for a formula: with an apostrophe before it. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a guarded cell; that of any other cell is unchanged. */
export function unguardCell(cell: string): string {
  return cell.replace(GUARDED, '');
}

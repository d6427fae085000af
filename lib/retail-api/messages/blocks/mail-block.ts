/** A table row in a mail: a name, an optional second line and an amount. */
export interface MailRow {
  name: string;
  /** Empty if there is nothing to add. */
  detail?: string;
  value: string;
  /** Emphasised row, e.g. the total. */
  strong?: boolean;
}

/** A block of a mail; both its plain text and its HTML page are rendered from it. All of it is text, never markup. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Lines that belong together, e.g. an address. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'table'; rows: readonly MailRow[] }
  /** `href`: an address of the store. `quiet`: beside the one that counts. */
  | { kind: 'link'; name: string; href: string; quiet?: boolean };

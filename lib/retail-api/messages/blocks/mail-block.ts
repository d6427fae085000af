/** A row of a table in a mail: what it is, a second line about it, and its amount. */
export interface MailRow {
  name: string;
  /** Empty where there is nothing more to say. */
  detail?: string;
  value: string;
  /** The one that counts, e.g. the total. */
  strong?: boolean;
}

/** A piece of a mail, from which its plain text and its page are made alike. All of it is text, never markup. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Lines that belong together, e.g. an address. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'table'; rows: readonly MailRow[] }
  /** `href`: an address of the store. `quiet`: beside the one that counts. */
  | { kind: 'link'; name: string; href: string; quiet?: boolean };

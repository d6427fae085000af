/** The words of a mail, as plain text. */
export interface MailCopy {
  subject: string;
  body: string;
}

/** Joins the paragraphs of a mail, and says who writes. */
export function mailBody(paragraphs: readonly string[], siteUrl: string): string {
  return `${[...paragraphs, `Samay\n${siteUrl}`].join('\n\n')}\n`;
}

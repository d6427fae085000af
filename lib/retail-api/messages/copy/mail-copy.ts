import { shopName } from '#lib/shared/shop-profile.ts';
/** Subject and body of a mail, as plain text. */
export interface MailCopy {
  subject: string;
  body: string;
}

/** Joins the paragraphs of a mail and adds the signature. */
export function mailBody(paragraphs: readonly string[], siteUrl: string): string {
  return `${[...paragraphs, `${shopName()}\n${siteUrl}`].join('\n\n')}\n`;
}

import { shopName } from '#lib/shared/shop-profile.ts';
import { shopHome } from '../shop-link.ts';

/** Subject and body of a mail, as plain text. */
export interface MailCopy {
  subject: string;
  body: string;
}

/** Joins the paragraphs of a mail and adds the signature. */
export function mailBody(paragraphs: readonly string[], siteUrl: string): string {
  return `${[...paragraphs, `${shopName()}\n${shopHome(siteUrl)}`].join('\n\n')}\n`;
}

import { isOneField } from './hashes.ts';

/** What PayU shows and hashes unchanged: no pipes, control characters, quotes or marks of HTML. */
const OTHERS = /[^\p{L}\p{M}\p{N} .,:#()/_-]+/gu;
const EMAIL_MAXIMUM = 50;

/** A name or description as PayU takes it, in at most so many characters; `otherwise` where nothing of it is left. */
export function plainText(text: string, maximum: number, otherwise: string): string {
  const clean = text.normalize('NFC').replace(OTHERS, ' ').replace(/ +/g, ' ').trim();
  return Array.from(clean).slice(0, maximum).join('').trim() || otherwise;
}

/** The payer's e-mail, which PayU demands; the shop's own mailbox for nobody where there is none that it takes. */
export function payerEmail(email: string, siteUrl: string): string {
  const isAccepted = email.includes('@') && email.length <= EMAIL_MAXIMUM && isOneField(email);
  return isAccepted ? email : `no-reply@${new URL(siteUrl).hostname}`;
}

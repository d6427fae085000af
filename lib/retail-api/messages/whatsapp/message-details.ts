import { z } from 'zod';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { WhatsAppValue } from '#lib/shared/whatsapp-kinds.ts';

/** What a message says besides its text. */
export interface MessageDetails {
  /** Of the order, the return, the service request or the visit. */
  number: string;
  /** Where the customer can follow it. */
  link: string;
  /** The customer's name; empty if it is not known. */
  name: string;
}

const storedDetails = z.object({ number: z.string(), link: z.string(), name: z.string() });

/** WhatsApp refuses a body above 1024 characters; the words of the template need room, too. */
const MAX_VALUE_LENGTH = 600;

/** The text for each value that a template can name; WhatsApp refuses an empty one, line breaks and runs of blanks. */
export function templateValues(body: string, details: string): Record<WhatsAppValue, string> {
  const { number, link, name } = storedDetails.parse(JSON.parse(details));
  return {
    name: oneLine(name) || 'customer',
    number: oneLine(number) || '-',
    text: oneLine(sentencesOf(body)) || '-',
    link: link || '-',
  };
}

function sentencesOf(body: string): string {
  const sentences = body.replace(/https?:\/\/\S+/g, '').trim();
  const prefix = `${shopName()}: `;
  const text = sentences.startsWith(prefix) ? sentences.slice(prefix.length) : sentences;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_VALUE_LENGTH ? line : `${line.slice(0, MAX_VALUE_LENGTH - 1)}…`;
}

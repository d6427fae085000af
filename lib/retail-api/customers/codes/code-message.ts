import { shopName } from '#lib/shared/shop-profile.ts';
import type { Message } from '../../messages/outbox.ts';
import { CODE_VALID_MS, type CodePurpose } from './code-rules.ts';

/** Codes stay with channels that reach the number or mailbox itself. */
export type CodeChannel = 'sms' | 'voice' | 'mail';

interface CodeToSend {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** A mobile of ten digits, or an email address. */
  recipient: string;
  code: string;
  /** URL of the store; its host is in the last line of an SMS. */
  siteUrl: string;
}

const MINUTES = CODE_VALID_MS / 60_000;
const WARNING = `It is valid for ${MINUTES} minutes. Do not share it with anyone.`;
/** What the code is for, in case the recipient did not request it. */
const PURPOSES: Record<CodePurpose, (shop: string) => string> = {
  login: (shop) => `your ${shop} code`,
  'private-sale': (shop) => `your ${shop} code for the private sale`,
  deletion: (shop) => `the code to delete your ${shop} account`,
  recovery: (shop) => `your ${shop} code for help with your account`,
  tracking: (shop) => `your ${shop} code to see an order`,
};

/** The message that carries a code. The subject omits it, because it is retained after the body is deleted. */
export function codeMessage({ purpose, channel, recipient, code, siteUrl }: CodeToSend): Message {
  const description = PURPOSES[purpose](shopName());
  const bodies: Record<CodeChannel, string> = {
    // The last line lets a browser find the code and autofill it on this host only.
    sms: `${code} is ${description}. ${WARNING}\n\n@${new URL(siteUrl).hostname} #${code}`,
    voice: `This is ${description}: ${spelled(code)}. Once more: ${spelled(code)}. ${WARNING}`,
    mail: `${code} is ${description}. ${WARNING}\n\nIf you did not ask for it, you do not need to do anything.\n`,
  };
  return {
    kind: 'code',
    channel,
    recipient,
    subject: channel === 'mail' ? `${description.charAt(0).toUpperCase()}${description.slice(1)}` : '',
    body: bodies[channel],
    ttlMs: CODE_VALID_MS,
  };
}

/** The digits separated by commas, so that a voice call does not read 1234 as one number. */
function spelled(code: string): string {
  return [...code].join(', ');
}

import type { Message } from '../../messages/outbox.ts';
import { CODE_VALID_MS, type CodePurpose } from './code-rules.ts';

interface CodeToSend {
  purpose: CodePurpose;
  channel: Message['channel'];
  /** A mobile of ten digits, or an e-mail address. */
  recipient: string;
  code: string;
  /** Address of the store, whose host stands in the last line of an SMS. */
  siteUrl: string;
}

const MINUTES = CODE_VALID_MS / 60_000;
const WARNING = `It is valid for ${MINUTES} minutes. Do not share it with anyone.`;
/** Who did not ask for the code reads what it would do. */
const PURPOSES: Record<CodePurpose, string> = {
  login: 'your Samay code',
  'private-sale': 'your Samay code for the private sale',
  deletion: 'the code to delete your Samay account',
  recovery: 'your Samay code for help with your account',
  tracking: 'your Samay code to see an order',
};

/** The message that carries a code. Its subject does not, because the subject is kept after the body has gone. */
export function codeMessage({ purpose, channel, recipient, code, siteUrl }: CodeToSend): Message {
  const words = PURPOSES[purpose];
  const bodies: Record<Message['channel'], string> = {
    // By its last line a browser finds the code and fills it in on this host alone.
    sms: `${code} is ${words}. ${WARNING}\n\n@${new URL(siteUrl).hostname} #${code}`,
    voice: `This is ${words}: ${spelled(code)}. Once more: ${spelled(code)}. ${WARNING}`,
    mail: `${code} is ${words}. ${WARNING}\n\nIf you did not ask for it, you do not need to do anything.\n`,
  };
  return {
    kind: 'code',
    channel,
    recipient,
    subject: channel === 'mail' ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : '',
    body: bodies[channel],
    ttlMs: CODE_VALID_MS,
  };
}

/** Digits one by one, for a voice that would read 1234 as a number. */
function spelled(code: string): string {
  return [...code].join(', ');
}

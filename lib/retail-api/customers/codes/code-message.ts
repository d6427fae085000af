import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
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
/** What the code is for, in case the recipient did not request it. */
const PURPOSES: Record<CodePurpose, (values: { shop: string }) => string> = {
  login: m.codeLogin,
  'private-sale': m.codePrivateSale,
  deletion: m.codeDeletion,
  recovery: m.codeRecovery,
  tracking: m.codeTracking,
};

/** The message that carries a code, in the language of the request. The subject omits it, because it is retained after the body is deleted. */
export function codeMessage({ purpose, channel, recipient, code, siteUrl }: CodeToSend): Message {
  const description = PURPOSES[purpose]({ shop: shopName() });
  const warning = m.codeWarning({ minutes: MINUTES });
  const text = m.codeText({ code, what: description, warning });
  const bodies: Record<CodeChannel, string> = {
    // The last line lets a browser find the code and autofill it on this host only.
    sms: `${text}\n\n@${new URL(siteUrl).hostname} #${code}`,
    voice: m.codeVoice({ what: description, spelled: spelled(code), warning }),
    mail: `${text}\n\n${m.codeNotYou()}\n`,
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

import nodemailer from 'nodemailer';
import { isLoopback } from '#lib/shared/loopback.ts';
import { MAX_SEND_MS, type Transport, UndeliverableMessageError } from './transport.ts';

interface MailServerOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** Sender, as `Name <address>` or in its parts. */
  from: string | { name: string; address: string };
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;

function connectionTo(url: string) {
  const { username, hostname } = new URL(url);
  return nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A password is never sent unencrypted over a network.
    requireTLS: username !== '' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Why a mail server cannot be used with the user and password of its address; null where it can. Sends no mail. */
export async function mailServerProblem(url: string): Promise<string | null> {
  const connection = connectionTo(url);
  try {
    await connection.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    connection.close();
  }
}

/** Sends mails through an SMTP server. */
export function mailServer({ url, from }: MailServerOptions): Transport {
  const domain = /@([^@<>\s]+)>?\s*$/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost';
  const transporter = connectionTo(url);
  return {
    channels: ['mail'],
    atOnce: 5,
    async send({ id, recipient, subject, body, html }, stop) {
      try {
        await transporter.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          // An address given as an object is always parsed as a single address.
          to: { name: '', address: recipient },
          subject,
          text: body,
          ...(html === '' ? {} : { html }),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([stop, AbortSignal.timeout(MAX_SEND_MS)]),
        });
      } catch (error) {
        if (isFinal(error)) throw new UndeliverableMessageError('The mail server refused the mail.', { cause: error });
        throw error;
      }
    },
  };
}

/** Whether the server permanently rejected this mail itself, and not the connection or the password. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isMessageError = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isMessageError && (responseCode === undefined || Number(responseCode) >= 500);
}

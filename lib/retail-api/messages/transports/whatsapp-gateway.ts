import { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { templateValues } from '../whatsapp/message-details.ts';
import { type OutgoingMessage, type SentMessage, type Transport, UndeliverableMessageError } from './transport.ts';

interface WhatsAppGatewayOptions {
  /** Address of the API with its version, such as `https://graph.facebook.com/v23.0`. */
  url: string;
  /** Id of the shop's number, not the number itself. */
  phoneNumberId: string;
  token: string;
}

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
/**
 * Errors of the platform that pass, some of which come with status 400: unknown, busy, too many calls, too many
 * messages, maintenance (its list of error codes).
 */
const RETRYABLE_CODES: ReadonlySet<number> = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004]);

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(300) })], z.unknown()) });
const refused = z.object({ error: z.object({ code: z.number().int() }) });

/** Sends messages by template through the WhatsApp Business Platform (Cloud API), or a gateway that speaks its format. */
export function whatsAppGateway({ url, phoneNumberId, token }: WhatsAppGatewayOptions): Transport {
  const { username, password } = new URL(url);
  if (username || password) throw new ConfigurationError('WHATSAPP_API_URL: must not contain a user or a password.');
  const address = `${url.replace(/\/$/, '')}/${phoneNumberId}/messages`;
  return {
    channels: ['whatsapp'],
    atOnce: 5,
    async send(message, stop) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(templateMessage(message)),
        // Following a redirect would disclose the token and the message to a third party.
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const answer = await readBounded(response.body, MAX_ANSWER_BYTES);
      return readAnswer(response.status, answer?.toString('utf8') ?? '');
    },
  };
}

/** The body of `POST /{phone number id}/messages`. */
function templateMessage({ id, kind, recipient, body, details }: OutgoingMessage) {
  const { whatsApp } = shopProfile();
  const template = new Map(Object.entries(whatsApp?.templates ?? {})).get(kind);
  if (!whatsApp || !template)
    throw new UndeliverableMessageError('The shop has no template for this kind of message any more.');
  const values = templateValues(body, details);
  const parameters = template.values.map((value) => ({ type: 'text', text: values[value] }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `91${recipient}`,
    type: 'template',
    template: {
      name: template.name,
      language: { code: whatsApp.language },
      ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
    },
    // Comes back with each status, also if the answer to this request is lost.
    biz_opaque_callback_data: id,
  };
}

function readAnswer(status: number, text: string): SentMessage {
  const answer = parse(text);
  if (status >= 200 && status < 300) {
    const read = accepted.safeParse(answer);
    // It was accepted all the same: the statuses name it by this store's own id.
    return { gatewayId: read.success ? read.data.messages[0].id : '' };
  }
  const error = refused.safeParse(answer);
  const code = error.success ? error.data.error.code : undefined;
  const problem = `WhatsApp answered ${status}${code === undefined ? '' : `, error ${code}`}.`;
  const mayPass =
    status < 400 ||
    status >= 500 ||
    RETRYABLE_STATUSES.has(status) ||
    (code !== undefined && RETRYABLE_CODES.has(code));
  if (mayPass) throw new Error(problem);
  throw new UndeliverableMessageError(problem, { code: String(code ?? status) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

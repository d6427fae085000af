import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';

/** The channel by which a message reaches its recipient. */
export type MessageChannel = 'sms' | 'voice' | 'mail' | 'whatsapp';

/** Path of the retail API's page with the messages that are not sent. */
export const OUTBOX_PATH = '/outbox';

/** Whether messages by WhatsApp are sent, and not only kept. */
export function sendsWhatsApp({ WHATSAPP, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN }: Environment): boolean {
  return WHATSAPP && WHATSAPP_PHONE_NUMBER_ID !== undefined && WHATSAPP_TOKEN !== undefined;
}

/** Returns the channels that are not configured; their messages stay in the outbox. */
export function unsentChannels(settings: Environment): MessageChannel[] {
  return [
    ...(settings.SMS_GATEWAY_URL ? [] : (['sms', 'voice'] as const)),
    ...(settings.SMTP_URL ? [] : (['mail'] as const)),
    ...(!settings.WHATSAPP || sendsWhatsApp(settings) ? [] : (['whatsapp'] as const)),
  ];
}

/**
 * Whether the retail API serves the outbox. It contains one-time codes, so never where another machine could
 * request it.
 */
export function servesOutbox(settings: Environment): boolean {
  return isLoopback(settings.RETAIL_API_HOST) && unsentChannels(settings).length > 0;
}

import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';

/** How a message reaches somebody. */
export type MessageChannel = 'sms' | 'voice' | 'mail';

/** Path of the page of the retail API that shows messages which nothing sends. */
export const OUTBOX_PATH = '/outbox';

/** The channels that nothing is set for: their messages stay in the outbox. */
export function unsentChannels(settings: Environment): MessageChannel[] {
  return [
    ...(settings.SMS_GATEWAY_URL ? [] : (['sms', 'voice'] as const)),
    ...(settings.SMTP_URL ? [] : (['mail'] as const)),
  ];
}

/** Whether the retail API shows them. It holds codes, so never where another machine could ask. */
export function servesOutbox(settings: Environment): boolean {
  return isLoopback(settings.RETAIL_API_HOST) && unsentChannels(settings).length > 0;
}

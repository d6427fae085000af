import type { WebhookMessage } from './ledger/webhook-queue.ts';
import type { Sandbox } from './sandbox.ts';

/** When and how often webhooks reach the store. */
export const WEBHOOK_MODES = ['now', 'late', 'twice', 'disorder', 'never'] as const;

export interface WebhookPlan {
  mode: (typeof WEBHOOK_MODES)[number];
  /** Only for `late`. */
  seconds: number;
}

export const SEND_IMMEDIATELY: WebhookPlan = { mode: 'now', seconds: 0 };

/** Queues webhooks according to a plan; with `never` they are held until a test sends them. */
export function sendWebhooks({ webhooks, now }: Sandbox, messages: readonly WebhookMessage[], plan: WebhookPlan): void {
  const at = now() + (plan.mode === 'late' ? plan.seconds * 1000 : 0);
  const ordered = plan.mode === 'disorder' ? messages.toReversed() : messages;
  for (const one of ordered) webhooks.add(one, at, plan.mode === 'never' ? 'held' : 'waiting');
  if (plan.mode === 'twice') for (const one of ordered) webhooks.add(one, at, 'waiting');
}

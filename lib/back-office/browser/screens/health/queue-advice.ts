import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { CallData } from '../../api/call.ts';

type Queue = CallData<'WorkQueues'>['Queues'][number];
type Couriers = CallData<'WorkQueues'>['Couriers'];

/** What to know about the queues. */
export interface QueueAdvice {
  /** Empty where it is about all of them. */
  queue: Queue['Queue'] | '';
  severity: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

/** How long something may wait before somebody should look, in milliseconds. */
const LATE_MS = 30 * MINUTE_MS;

const STUCK: Readonly<Record<Queue['Queue'], string>> = {
  mail: 'Mails wait for long. Check the mail server in the settings; customers get no confirmations until then.',
  sms: 'Text messages wait for long. Check the account of the SMS provider; customers may not be able to sign in.',
  voice: 'Calls with a code wait for long. Check the account of the provider.',
  whatsapp: 'WhatsApp messages wait for long. Check the account of the provider.',
  webhook: 'Webhooks wait for long. An endpoint does not answer.',
  payments: 'A payment gateway has not answered for long whether orders are paid. Look at its status page.',
  refunds: 'Refunds wait at a payment gateway for long. Look at its status page and at your balance there.',
  couriers:
    'A courier has not answered to a booking for long. Look at its status page, or type the AWB of another one.',
  housekeeping: 'What is too old has not been deleted for long. Check that a worker runs.',
  alerts: 'Alerts about stock and prices have not been looked at for long. Check that a worker runs.',
  'photo-features': 'Photos wait for long, and the search by photo does not find them yet. Check that a worker runs.',
};

const UNDELIVERED = 'in the last 30 days: the provider refused them, or did not answer. Check its account and its log.';

const FAILED: Readonly<Record<Queue['Queue'], string>> = {
  mail: 'Mails could not be sent in the last 30 days: their server refused them, or did not answer. Check its settings.',
  sms: `Text messages could not be sent ${UNDELIVERED}`,
  voice: `Calls with a code could not be made ${UNDELIVERED}`,
  whatsapp: `WhatsApp messages could not be sent ${UNDELIVERED}`,
  payments: 'Payments could not be asked about at their gateway. Look at its status page.',
  webhook: 'Webhooks failed for good in the last 30 days. Send them again once their endpoint works.',
  couriers: 'A courier has refused bookings in the last 30 days. Their orders say why.',
  housekeeping: 'Something that is too old could not be deleted. The reason is below; do it again once that is mended.',
  alerts: 'Alerts about stock or prices failed. The reason is below; do them again once that is mended.',
  'photo-features': 'Some photos could not be described: the search by photo does not find their products.',
  refunds: 'A payment gateway has refused refunds. They are tried again; what it finally refuses is sent by hand.',
};

/** States that the courier had to be asked for in a day, from which on a webhook should have brought one. */
const POLLED_WITHOUT_WEBHOOK = 3;

/** What to look at of the couriers. */
function courierAdvice(couriers: Couriers): QueueAdvice[] {
  if (couriers === null) return [];
  const { Unanswered, Held, ByWebhook, Polled } = couriers;
  const advice = (severity: QueueAdvice['severity'], text: string) => ({ queue: 'couriers', severity, text }) as const;
  return [
    ...(Unanswered > 0
      ? [
          advice(
            'error',
            `${bookings(Unanswered)} got no answer six times. Look at the courier’s status page and account.`,
          ),
        ]
      : []),
    ...(Held > 0
      ? [
          advice(
            'warning',
            `${parcels(Held)} came back, and a second person has to agree to the refund. Open the order.`,
          ),
        ]
      : []),
    ...(ByWebhook === 0 && Polled >= POLLED_WITHOUT_WEBHOOK
      ? [
          advice(
            'warning',
            'No webhook of the courier came for a day: it had to be asked for the state of parcels. Check its webhook and token.',
          ),
        ]
      : []),
  ];
}

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
const parcels = (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`);

/** One line about messages that nobody tried to send; `isAll`: nothing else is to be said. */
function expiredText(count: number, isAll: boolean): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  const lead = isAll ? 'Nothing failed. ' : '';
  return `${lead}${messages} of the last 30 days, mostly one-time codes, expired before anything tried to send them: a provider was missing or off at that time.`;
}

/** What to look at: what waits for longer than half an hour, and what failed. `now`: epoch milliseconds. */
export function queueAdvice({ Queues, Couriers }: CallData<'WorkQueues'>, now: number): QueueAdvice[] {
  const ofQueues = Queues.flatMap(({ Queue: queue, Failed, OldestAt }): QueueAdvice[] => {
    return [
      ...(OldestAt !== null && now - OldestAt > LATE_MS
        ? [{ queue, severity: 'error', text: STUCK[queue] } as const]
        : []),
      ...(Failed > 0 ? [{ queue, severity: 'warning', text: FAILED[queue] } as const] : []),
    ];
  });
  const advice = [...ofQueues, ...courierAdvice(Couriers)];
  const expired = Queues.reduce((sum, { Expired }) => sum + Expired, 0);
  if (expired > 0) return [...advice, { queue: '', severity: 'info', text: expiredText(expired, advice.length === 0) }];
  return advice.length > 0 ? advice : [{ queue: '', severity: 'success', text: 'Everything gets through.' }];
}

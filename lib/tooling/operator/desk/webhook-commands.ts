import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf, DELIVERY_STATES, WEBHOOK_EVENTS, type WebhookEventType } from '#lib/contract/index.ts';
import { once, oneOf, wholeNumber } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { parseNumber, parseText, unescaped } from './command-arguments.ts';
import { newStepKey, type OpenDesk } from './desk.ts';
import { columns, pageOfRows } from './text-columns.ts';

type Endpoint = DataOf<typeof calls.saveWebhookEndpoint>;

const parseEvent = oneOf(WEBHOOK_EVENTS);
/** The types of the option that may be repeated. */
const parseEvents = (text: string, previous: readonly WebhookEventType[] = []) => [...previous, parseEvent(text)];

/** Adds the commands about outgoing webhooks. */
export function addWebhookCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const endpointCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<NAME>', 'of the endpoint, such as erp', unescaped);

  program
    .command('webhooks')
    .description('lists the endpoints, with how many deliveries wait and how many failed')
    .action(async () => {
      const { call, report } = openDesk();
      const list = await call(calls.webhookEndpoints, {});
      const rows = list.Endpoints.map((one) => [...endpointRow(one), `${one.Waiting} waiting, ${one.Failed} failed`]);
      report(list, () => (rows.length === 0 ? ['There are no endpoints.'] : columns(rows)));
    });
  endpointCommand('webhook-save', 'adds an endpoint, or replaces its address and events')
    .argument('<URL>', 'where events are sent, such as https://erp.example/hooks', unescaped)
    .option('--event <TYPE>', 'such as order.paid; may be repeated; all unless given', parseEvents)
    .option('--off', 'sends nothing to it for now')
    .option('--note <TEXT>', 'for your own use', parseText)
    .action(async (EndpointName, Url, { event = [], off = false, note: Note = '' }) => {
      const { by, call, report } = openDesk();
      const request = { EndpointName, Url, Events: event, Enabled: !off, Note, Operator: by };
      const saved = await call(calls.saveWebhookEndpoint, request);
      report(saved, () => columns([endpointRow(saved)]));
    });
  endpointCommand('webhook-secret', 'shows the secret that the receiver checks signatures by').action(
    async (EndpointName) => {
      const { by, call, report } = openDesk();
      const shown = await call(calls.webhookSecret, { EndpointName, Operator: by });
      report(shown, () => [`${shown.Secret}  version ${shown.SecretVersion}`]);
    },
  );
  endpointCommand('webhook-rotate', 'creates a new secret; the previous one also signs for a while')
    .requiredOption(
      '--version <N>',
      'version of the secret that is replaced, as "webhook-secret" prints it',
      parseNumber,
    )
    .option(
      '--keep-hours <N>',
      'how many hours the previous secret also signs; 24 unless given',
      once(wholeNumber(168)),
    )
    .action(async (EndpointName, { version: ExpectedVersion, keepHours: KeepHours = 24 }) => {
      const { by, call, report } = openDesk();
      const request = { EndpointName, ExpectedVersion, KeepHours, Operator: by };
      const rotated = await call(calls.rotateWebhookSecret, request);
      report(rotated, () => columns([endpointRow(rotated)]));
    });
  endpointCommand('webhook-delete', 'deletes an endpoint and everything still to be sent to it').action(
    async (EndpointName) => {
      const { by, call, report } = openDesk();
      const deleted = await call(calls.deleteWebhookEndpoint, { EndpointName, Operator: by });
      report(deleted, () => [`${EndpointName} is deleted.`]);
    },
  );
  endpointCommand('webhook-test', 'sends the event webhook.test').action(async (EndpointName) => {
    const { by, call, report } = openDesk();
    const sent = await call(calls.testWebhook, { EndpointName, Operator: by, IdempotencyKey: newStepKey() });
    report(sent, () => ['It is sent within a second: "webhook-deliveries" prints how it was answered.']);
  });
  endpointCommand('webhook-deliveries', 'lists what was sent to an endpoint in the last 30 days, the latest first')
    .option('--state <STATE>', DELIVERY_STATES.join(', '), once(oneOf(DELIVERY_STATES)))
    .option('--about <SUBJECT>', 'such as order:SM-261122-7KQ4XW', parseText)
    .option('--page <N>', 'page of the list', parseNumber)
    .action(async (EndpointName, { state, about, page: Page = 1 }) => {
      const { call, report } = openDesk();
      const filter = { ...(state && { State: state }), ...(about !== undefined && { About: about }) };
      const results = await call(calls.webhookDeliveries, { EndpointName, ...filter, Page });
      report(results, () => pageOfRows(results.Deliveries.map(deliveryRow), results, 'Nothing was sent to it.'));
    });
  endpointCommand('webhook-replay', 'sends all failed deliveries again, or a single one')
    .argument('[ID]', 'as "webhook-deliveries" prints it', unescaped)
    .action(async (EndpointName, DeliveryId) => {
      const { by, call, report } = openDesk();
      const one = DeliveryId === undefined ? {} : { DeliveryId };
      const replayed = await call(calls.replayWebhook, { EndpointName, ...one, Operator: by });
      report(replayed, () => [`${replayed.Replayed} will be sent again.`]);
    });
}

function deliveryRow(delivery: DataOf<typeof calls.webhookDeliveries>['Deliveries'][number]): string[] {
  const { DeliveryId, Event, About, State, Attempts, Result, CreatedAt, NextAttemptAt } = delivery;
  const next = NextAttemptAt === null || Attempts === 0 ? '' : `, again at ${formatMoment(NextAttemptAt)}`;
  return [DeliveryId, formatMoment(CreatedAt), Event, About, State, `${Attempts} tries`, `${Result}${next}`];
}

function endpointRow(endpoint: Endpoint): string[] {
  const { EndpointName, Url, Events, Enabled, DisabledBecause, SecretVersion, PreviousSecretUntil } = endpoint;
  const before = PreviousSecretUntil === null ? '' : `, the previous one until ${formatMoment(PreviousSecretUntil)}`;
  return [
    EndpointName,
    Url,
    Enabled ? 'on' : `off ${DisabledBecause}`.trim(),
    Events.length === 0 ? 'all events' : Events.join(' '),
    `secret ${SecretVersion}${before}`,
  ];
}

import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf, type RequestOf } from '#lib/contract/index.ts';
import { SERVICE_STATES, SERVICE_STEPS } from '#lib/contract/service-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatDay, formatMoment, formatShortDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import { parseFilledText, parseNumber, parseRupees, parseServiceNumber, parseText } from './command-arguments.ts';
import { type Desk, type OpenDesk, stepKey } from './desk.ts';
import { SERVICE_STATE_LABELS } from './labels.ts';
import { rethrowWithServiceState } from './next-commands.ts';
import { addressText, section } from './order-text.ts';
import { columns, formatWireRupees, pageOfRows } from './text-columns.ts';
import { quoted } from './visible-text.ts';

type ServiceStepRequest = Omit<RequestOf<typeof calls.advanceService>, 'IdempotencyKey' | 'Operator'>;
type ServiceDetails = DataOf<typeof calls.deskService>;

/** Adds the commands about services and repairs. */
export function addServiceCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('services')
    .description('lists service requests, longest waiting first')
    .option('--state <STATE>', SERVICE_STATES.join(', '), once(oneOf(SERVICE_STATES)))
    .option('--page <N>', 'page of the list', parseNumber)
    .action(({ state, page = 1 }) => listServices(openDesk(), { State: state ?? '', Page: page }));
  program
    .command('service')
    .description('shows a service request: item, fault, photos, warranty, how it comes, history')
    .argument('<SERVICE>', 'number of the request', parseServiceNumber)
    .action(async (ServiceNumber) => {
      const { call, report } = openDesk();
      const details = await call(calls.deskService, { ServiceNumber });
      report(details, () => serviceText(details));
    });
  program
    .command('service-step')
    .description('moves a service request on; the shopper gets a mail')
    .argument('<SERVICE>', 'number of the request', parseServiceNumber)
    .addArgument(new Argument('<STEP>').choices(SERVICE_STEPS))
    .option('--note <TEXT>', 'the shopper reads it; "decline" needs one', parseFilledText)
    .option('--estimate <RUPEES>', 'price of the repair including taxes, for "estimate"', parseRupees)
    .option('--courier <NAME>', 'name of the courier, for "send-back"', parseFilledText)
    .option('--awb <NUMBER>', 'number of the parcel, for "send-back"', parseText)
    .action((ServiceNumber, Step, { note = '', estimate, courier = '', awb = '' }) => {
      const facts = { Note: note, Estimate: estimate ?? null, Courier: courier, AWB: awb };
      return advanceAndReport(openDesk(), { ServiceNumber, Step, ...facts });
    });
}

async function listServices({ call, report }: Desk, request: RequestOf<typeof calls.deskServices>): Promise<void> {
  const results = await call(calls.deskServices, request);
  const rows = results.Requests.map((one) => [
    one.ServiceNumber,
    SERVICE_STATE_LABELS[one.State],
    formatShortDate(one.RequestedAt),
    serviceReasonName(one.Reason),
    one.StoreCode === '' ? 'courier' : one.StoreCode,
    one.ProductTitle,
  ]);
  report(results, () => pageOfRows(rows, results, 'No service requests.'));
}

async function advanceAndReport(desk: Desk, step: ServiceStepRequest): Promise<void> {
  const request = { ...step, Operator: desk.by };
  const key = stepKey(step.Step, request);
  const advanced = await desk
    .call(calls.advanceService, { ...request, IdempotencyKey: key })
    .catch((error: unknown) => rethrowWithServiceState(desk, step.ServiceNumber, error));
  desk.report(advanced, () => [`${advanced.ServiceNumber} is ${SERVICE_STATE_LABELS[advanced.State]}.`]);
}

/** Formats a service request with everything that the desk needs, in lines. */
function serviceText(request: ServiceDetails): string[] {
  const { PickupAddress, PickupDate, PickupSlot, Estimate } = request;
  const size = request.SizeName === null ? '' : `, size ${request.SizeName}`;
  const estimate = Estimate === null ? '' : `, estimate ${formatWireRupees(Estimate)}`;
  const audit = request.Audit.map(({ At, By, Did }) => [formatMoment(At), By, Did.replaceAll('-', ' ')]);
  return [
    `Service request ${request.ServiceNumber} of order ${request.OrderNumber}: ${SERVICE_STATE_LABELS[request.State]}${estimate}`,
    `${request.ProductTitle}${size}: ${serviceReasonName(request.Reason)}`,
    warrantyText(request),
    `${request.Name} ${formatMobile(request.Mobile)}`,
    ...section('Description of the shopper', quoted(request.Comment)),
    ...section('Photos', request.PhotoIds),
    ...(PickupAddress
      ? section(`Pick up on ${formatDay(PickupDate)}, ${PickupSlot}`, addressText(PickupAddress))
      : section('Brought to', request.StoreCode === '' ? [] : [`${request.StoreName} (${request.StoreCode})`])),
    ...section('Note to the shopper', request.StoreNote === '' ? [] : [request.StoreNote]),
    ...section('Sent back by', request.Courier === '' ? [] : [`${request.Courier} ${request.AWB}`.trimEnd()]),
    ...section('History', columns(audit)),
  ];
}

function warrantyText({ WarrantyUntil, InWarranty }: ServiceDetails): string {
  if (WarrantyUntil === '') return 'No fixed-term warranty';
  return InWarranty ? `Under warranty until ${WarrantyUntil}` : `The warranty ended on ${WarrantyUntil}`;
}

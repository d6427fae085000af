import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { calls, type DataOf, type OrderWire, type RequestOf } from '#lib/contract/index.ts';
import { PHONE_PAYMENTS } from '#lib/contract/order-vocabulary.ts';
import { once, oneOf, UsageError, wholeNumber } from '#lib/shared/command-line.ts';
import {
  parseFilledText,
  parseOrderNumber,
  parseRepeated,
  parseRupees,
  parseText,
  unescaped,
} from './command-arguments.ts';
import { newStepKey, type OpenDesk, stepKey } from './desk.ts';
import { REFUND_METHOD_LABELS } from './labels.ts';
import { lineAt, lineItemsAt } from './line-numbers.ts';
import { parseItem, phoneOrderText } from './phone-order-commands.ts';
import { formatWireRupees } from './text-columns.ts';

type EditRequest = RequestOf<typeof calls.editOrder>;
type EditedOrder = DataOf<typeof calls.editOrder>;

/** The parts of an address that the desk can change; the others stay. */
const ADDRESS_OPTIONS = {
  name: 'FullName',
  mobile: 'Mobile',
  address: 'AddressLine1',
  city: 'City',
  pincode: 'Pincode',
} as const;

/** Adds the command that edits an order. */
export function addEditCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('edit')
    .description('prices a change of an order before it is packed, and with --version makes it')
    .argument('<ORDER>', 'number of the order', parseOrderNumber)
    .option('--remove <LINE[=QUANTITY]>', 'takes items of a line out; may be repeated', parseRepeated)
    .option('--add <SKU[=QUANTITY]>', 'adds an item; may be repeated', parseItem)
    .option('--size <LINE=SKU>', 'another size at the same price; may be repeated', parseRepeated)
    .option('--name <NAME>', 'another recipient', parseFilledText)
    .option('--mobile <MOBILE>', 'another mobile of the recipient', parseFilledText)
    .option('--address <LINE>', 'another house and street', parseFilledText)
    .option('--city <CITY>', 'another city in the same state', parseFilledText)
    .option('--pincode <PINCODE>', 'another pincode in the same state', parseFilledText)
    .option('--reason <TEXT>', 'for --remove: the shopper reads it', parseFilledText)
    .addOption(
      new Option(
        '--pay <HOW>',
        `how added items are paid: ${PHONE_PAYMENTS.join(' or ')}; link unless given`,
      ).argParser(once(oneOf(PHONE_PAYMENTS))),
    )
    .option('--pan <PAN>', 'PAN, for a large amount', parseText)
    .option('--version <N>', 'as the same command without it printed it', once(wholeNumber(999_999)))
    .option('--refund <RUPEES>', 'as it printed it', parseRupees)
    .option('--total <RUPEES>', 'as it printed it', parseRupees)
    .action(async (OrderNumber, options) => {
      const { call, report, by } = openDesk();
      const { Order, Version } = await call(calls.deskOrder, { OrderNumber });
      const { version, remove = [], size = [] } = options;
      const request: Omit<EditRequest, 'IdempotencyKey'> = {
        OrderNumber,
        Version: version ?? Version,
        Address: addressOf(Order.Address, options),
        Sizes: size.map((text) => sizeOf(Order.Products, text)),
        Remove: remove.map((text) => lineItemsAt(Order.Products, text, '--remove')),
        Add: options.add ?? [],
        Payment: options.pay ?? 'link',
        PAN: options.pan ?? '',
        Reason: options.reason ?? '',
        ExpectedRefund: options.refund ?? null,
        ExpectedTotal: options.total ?? null,
        DryRun: version === undefined,
        Operator: by,
      };
      const IdempotencyKey = version === undefined ? newStepKey() : stepKey('edit', request);
      const edited = await call(calls.editOrder, { ...request, IdempotencyKey });
      report(edited, () => editedText(edited));
    });
}

function editedText({ Edited, OrderNumber, Version, Refund, Addition }: EditedOrder): string[] {
  const amounts = [
    `--version ${Version}`,
    ...(Refund ? [`--refund ${Refund.Amount}`] : []),
    ...(Addition ? [`--total ${Addition.Total}`] : []),
  ];
  const when = Addition?.State === 'payment-pending' ? ', once the added items are paid' : '';
  return [
    Edited
      ? `Order ${OrderNumber} is changed.`
      : `Nothing is changed yet. Repeat the command with: ${amounts.join(' ')}`,
    ...(Refund ? [`Refund ${formatWireRupees(Refund.Amount)}${when}: ${Refund.Parts.map(partText).join(', ')}`] : []),
    ...(Addition ? ['Added items:', ...phoneOrderText(Addition).slice(Edited ? 0 : 1)] : []),
  ];
}

const partText = ({ Method, Amount }: NonNullable<EditedOrder['Refund']>['Parts'][number]) =>
  `${REFUND_METHOD_LABELS[Method]} ${formatWireRupees(Amount)}`;

type AddressOptions = { [Name in keyof typeof ADDRESS_OPTIONS]?: string | undefined };

function addressOf(address: OrderWire['Address'], options: AddressOptions): EditRequest['Address'] {
  const changed = Object.entries(ADDRESS_OPTIONS).flatMap(([option, field]) => {
    const value = options[option as keyof AddressOptions];
    return value === undefined ? [] : [[field, value]];
  });
  if (changed.length === 0) return null;
  const { FullName, Mobile, AlternateMobile, Pincode, AddressLine1, AddressLine2, Landmark, City } = address;
  const before = { FullName, Mobile, AlternateMobile, Pincode, AddressLine1, AddressLine2, Landmark, City };
  return { ...before, ...Object.fromEntries(changed) };
}

function sizeOf(lines: OrderWire['Products'], text: string): { LineId: string; SKU: string } {
  const [, number = '', SKU = ''] = /^(\d{1,3})=([A-Za-z0-9._-]+)$/.exec(unescaped(text)) ?? [];
  if (SKU === '') throw new UsageError('--size must look like 1=2205RR07-16.');
  return { LineId: lineAt(lines, number).LineId, SKU };
}

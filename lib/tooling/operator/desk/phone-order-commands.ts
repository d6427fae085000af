import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { calls, type PhoneOrderWire, type RequestOf } from '#lib/contract/index.ts';
import { PHONE_PAYMENTS } from '#lib/contract/order-vocabulary.ts';
import { chargeName } from '#lib/shared/charge-names.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { stateCodeOf } from '#lib/shared/gst.ts';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';
import { parseFilledText, parseOrderNumber, parseRupees, parseText, unescaped } from './command-arguments.ts';
import { newStepKey, type OpenDesk, stepKey } from './desk.ts';
import { ORDER_STATE_LABELS } from './labels.ts';
import { columns, formatWireRupees } from './text-columns.ts';

type PhoneRequest = RequestOf<typeof calls.placePhoneOrder>;

/** Adds the commands about orders that staff place for customers. */
export function addPhoneOrderCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const orderCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<ORDER>', 'number of the order', parseOrderNumber);

  program
    .command('phone-order')
    .description('prices an order for a customer on the phone, and with --total places it')
    .argument('<MOBILE>', 'mobile of the customer', parseMobile)
    .requiredOption('--item <SKU[=QUANTITY]>', 'an item; may be repeated', parseItem)
    .requiredOption('--name <NAME>', 'who receives it', parseFilledText)
    .requiredOption('--address <LINE>', 'house and street', parseFilledText)
    .requiredOption('--city <CITY>', 'city', parseFilledText)
    .requiredOption('--state <STATE>', 'state, by its name', once(parseState))
    .requiredOption('--pincode <PINCODE>', 'pincode', parseFilledText)
    .option('--email <EMAIL>', 'for the mails, if the account has none', parseText)
    .option('--coupon <CODE>', 'a coupon', parseText)
    .option('--express', 'express delivery, where the shop offers it')
    .option('--gstin <GSTIN>', 'GST number of the buyer', parseText)
    .option('--pan <PAN>', 'PAN, for a large amount', parseText)
    .addOption(
      new Option('--pay <HOW>', `${PHONE_PAYMENTS.join(' or ')}; link unless given`).argParser(
        once(oneOf(PHONE_PAYMENTS)),
      ),
    )
    .option('--note <TEXT>', 'a note for the staff', parseText)
    .option('--total <RUPEES>', 'places the order; the total that the same command without it prints', parseRupees)
    .action(async (Mobile, { item, name, address, city, state, pincode, total, ...more }) => {
      const { call, report, by } = openDesk();
      const request: Omit<PhoneRequest, 'IdempotencyKey'> = {
        Mobile,
        Name: name,
        Email: more.email ?? '',
        Lines: item,
        Address: { FullName: name, Mobile, Pincode: pincode, AddressLine1: address, City: city, StateCode: state },
        Express: more.express ?? false,
        GSTIN: more.gstin ?? '',
        PAN: more.pan ?? '',
        CouponCode: more.coupon ?? '',
        Payment: more.pay ?? 'link',
        Note: more.note ?? '',
        ExpectedTotal: total ?? null,
        DryRun: total === undefined,
        Operator: by,
      };
      const IdempotencyKey = total === undefined ? newStepKey() : stepKey('phone-order', request);
      const order = await call(calls.placePhoneOrder, { ...request, IdempotencyKey });
      report(order, () => phoneOrderText(order));
    });
  orderCommand('payment-link', 'sends the payment link of an unpaid phone order again').action(async (OrderNumber) => {
    const { call, report, by } = openDesk();
    const request = { OrderNumber, Operator: by, IdempotencyKey: newStepKey() };
    const order = await call(calls.sendPaymentLink, request);
    report(order, () => phoneOrderText(order));
  });
  orderCommand('withdraw', 'ends an unpaid phone order; its link no longer works').action(async (OrderNumber) => {
    const { call, report, by } = openDesk();
    const request = { OrderNumber, Operator: by, IdempotencyKey: newStepKey() };
    const order = await call(calls.withdrawPhoneOrder, request);
    report(order, () => [`Order ${OrderNumber} is withdrawn.`]);
  });
}

/** Formats an order of staff, placed or only priced, in lines. */
export function phoneOrderText(order: PhoneOrderWire): string[] {
  const { Placed, OrderNumber, State, Total, PaymentLink, PayUntil } = order;
  return [
    Placed
      ? `Order ${OrderNumber}: ${ORDER_STATE_LABELS[State]}`
      : `Nothing is placed yet. Repeat the command with: --total ${Total}`,
    ...columns(
      order.Lines.map((line) => [`${line.Quantity} x`, line.SKU, formatWireRupees(line.NetPrice), line.ProductTitle]),
    ),
    ...order.Charges.map(({ Kind, Amount }) => `${chargeName(Kind)} ${formatWireRupees(Amount)}`),
    `Shipping ${formatWireRupees(order.ShippingCharges)}, total ${formatWireRupees(Total)}`,
    ...(PaymentLink === '' || PayUntil === null
      ? []
      : [`To be paid until ${formatMoment(PayUntil)} at`, `  ${PaymentLink}`]),
  ];
}

function parseMobile(text: string): string {
  const mobile = canonicalMobile(unescaped(text));
  if (mobile === null) throw new InvalidArgumentError(mobileMessage());
  return mobile;
}

/** A SKU with its quantity, 1 unless given; the option may be repeated. */
export function parseItem(text: string, previous: readonly PhoneRequest['Lines'][number][] = []) {
  const [, SKU = '', quantity = '1'] = /^([A-Za-z0-9._-]+)(?:=(\d{1,3}))?$/.exec(unescaped(text)) ?? [];
  if (SKU === '') throw new InvalidArgumentError('It must look like 1801AV01 or 1801AV01=2.');
  return [...previous, { SKU, Quantity: Number(quantity) }];
}

function parseState(text: string): string {
  const code = stateCodeOf(unescaped(text).trim());
  if (code === undefined) throw new InvalidArgumentError('There is no such state.');
  return code;
}

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { formatMoment, formatShortDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { parseNumber, parseText, unescaped } from './command-arguments.ts';
import { newStepKey, type OpenDesk, stepKey, type WriteFile } from './desk.ts';
import { saveFile } from './file-commands.ts';
import { ORDER_STATE_LABELS, RETURN_STATE_LABELS, SERVICE_STATE_LABELS } from './labels.ts';
import { section } from './order-text.ts';
import { columns, formatWireRupees, pageOfRows } from './text-columns.ts';
import { quoted } from './visible-text.ts';

type CustomerDetails = DataOf<typeof calls.deskCustomer>;

/** Adds the commands about customers; `write` writes the file of an export. */
export function addCustomerCommands(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  const customerCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<CUSTOMER>', 'ID, as "customers" prints it', unescaped);

  program
    .command('customers')
    .description('lists customers, newest first')
    .option('--search <TEXT>', 'order number, mobile, beginning of the email or of words of the name', parseText)
    .option('--page <N>', 'page of the list', parseNumber)
    .action(async ({ search = '', page = 1 }) => {
      const { call, report } = openDesk();
      const results = await call(calls.deskCustomers, { Search: search, Page: page });
      report(results, () => pageOfRows(results.Customers.map(customerRow), results, 'No customers.'));
    });
  customerCommand(
    'customer',
    'shows a customer: addresses, consents, orders, returns, services, reviews, notes of staff',
  ).action(async (CustomerId) => {
    const { call, report } = openDesk();
    const details = await call(calls.deskCustomer, { CustomerId });
    report(details, () => customerText(details));
  });
  customerCommand('customer-note', 'adds a note for the staff; the customer reads it in the download of the own data')
    .argument('<TEXT>', 'at most 1,000 characters', unescaped)
    .action(async (CustomerId, Text) => {
      const { call, report, by } = openDesk();
      const request = { CustomerId, Text, Operator: by };
      const note = await call(calls.addCustomerNote, { ...request, IdempotencyKey: stepKey('customer-note', request) });
      report(note, () => [`Note ${note.NoteId} is saved.`]);
    });
  customerCommand('delete-customer-note', 'deletes a note')
    .argument('<NOTE>', 'ID, as "customer" prints it', unescaped)
    .action(async (CustomerId, NoteId) => {
      const { call, report, by } = openDesk();
      const { Deleted } = await call(calls.deleteCustomerNote, { CustomerId, NoteId, Operator: by });
      report({ Deleted }, () => [Deleted ? 'The note is deleted.' : 'There is no such note.']);
    });
  customerCommand('export-customer', 'saves all data of a customer as a new JSON file, as the customer downloads it')
    .option('--out <FILE>', 'name of the file; customer-data.json unless given', parseText)
    .action(async (CustomerId, { out: path = 'customer-data.json' }) => {
      const { call, report } = openDesk();
      const data = await call(calls.exportCustomer, { CustomerId });
      await saveFile(write, path, Buffer.from(JSON.stringify(data, null, 2)).toString('base64'));
      report({ path }, () => [`Written to ${path}.`]);
    });
  customerCommand('erase-customer', 'says what the deletion of an account concerns, and with --yes deletes it')
    .option('--yes', 'deletes the account; this cannot be undone')
    .action(async (CustomerId, { yes = false }) => {
      const { call, report, by } = openDesk();
      const request = { CustomerId, DryRun: !yes, Operator: by };
      const IdempotencyKey = yes ? stepKey('erase-customer', request) : newStepKey();
      const erasure = await call(calls.eraseCustomer, { ...request, IdempotencyKey });
      report(erasure, () => erasureText(erasure));
    });
}

function customerRow({ CustomerId, Name, Mobile, Email, MemberSince, Orders }: CustomerDetails['Customer']): string[] {
  const orders = `${Orders} ${Orders === 1 ? 'order' : 'orders'}`;
  return [CustomerId, Name, formatMobile(Mobile), Email, `since ${formatShortDate(MemberSince)}`, orders];
}

/** Formats a customer with everything that the desk sees, in lines. */
function customerText({ Customer, Addresses, Consents, ...details }: CustomerDetails): string[] {
  const granted = Consents.filter(({ Granted }) => Granted).map(({ Purpose }) => Purpose);
  return [
    ...columns([customerRow(Customer)]),
    ...section('Agreed to', granted),
    ...section(
      'Addresses',
      Addresses.map((one) => `${one.FullName}, ${one.AddressLine1}, ${one.City} ${one.Pincode}`),
    ),
    ...section(
      'Orders',
      columns(
        details.Orders.map((order) => [
          order.OrderNumber,
          ORDER_STATE_LABELS[order.State],
          formatShortDate(order.PlacedAt),
          formatWireRupees(order.Total),
        ]),
      ),
    ),
    ...section(
      'Returns',
      columns(details.Returns.map(({ ReturnNumber, State }) => [ReturnNumber, RETURN_STATE_LABELS[State]])),
    ),
    ...section(
      'Services',
      columns(details.Services.map((one) => [one.ServiceNumber, SERVICE_STATE_LABELS[one.State], one.ProductTitle])),
    ),
    ...section(
      'Reviews',
      columns(details.Reviews.map((one) => [one.ProductCode, `${one.Stars} of 5`, one.State, one.Title])),
    ),
    ...section(
      'Notes of staff',
      details.Notes.flatMap(({ NoteId, At, By, Text }) => [`${formatMoment(At)}  ${By}  ${NoteId}`, ...quoted(Text)]),
    ),
  ];
}

function erasureText({ Erased, KeptOrders, OpenOrders, UnpaidOrders, Reviews }: DataOf<typeof calls.eraseCustomer>) {
  return [
    Erased ? 'The account is deleted.' : 'Nothing is deleted yet: repeat the command with --yes.',
    `Orders kept for tax law, without the account: ${KeptOrders}, of which still to be delivered: ${OpenOrders}.`,
    `Unpaid orders ended: ${UnpaidOrders}. Reviews deleted: ${Reviews}.`,
  ];
}

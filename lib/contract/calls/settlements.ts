import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { deskPages, operatorField, pageNumber } from '../desk-fields.ts';
import { epochMilliseconds, visibleText } from '../fields.ts';
import { GATEWAYS } from '../gateways.ts';
import { rupees, signedRupees } from '../money.ts';
import { MONTH_PATTERN } from '../report-vocabulary.ts';
import {
  SETTLEMENT_KINDS,
  SETTLEMENT_RESULTS,
  SETTLEMENT_SELECTIONS,
  SETTLEMENT_STATES,
  SETTLEMENT_UNITS,
} from '../settlement-vocabulary.ts';

const month = z.string().regex(MONTH_PATTERN, 'must be a month, such as 2026-11');
const DEADLINE_MS = 60_000;
/** Days after which money that was not settled is a difference. */
const unsettledAfterDays = z.number().int().min(1).max(90).default(7);

const shown = z.enum(SETTLEMENT_SELECTIONS).default('all');
/** `Next` of the page before; empty for the first. */
const after = visibleText(400).default('');
/** Where the next page begins; null after the last one. A page may be empty. */
const next = z.string().nullable();

const settlementRow = z.object({
  /** Empty for what is not settled. */
  LineId: z.string(),
  Kind: z.enum(SETTLEMENT_KINDS),
  /** The gateway's id of the payment, refund or adjustment. */
  EntityId: z.string(),
  /** Of the payment or refund in the store; empty if it has none, or if a gift card was paid. */
  OrderNumber: z.string(),
  Result: z.enum(SETTLEMENT_RESULTS),
  /** The amount by the gateway; of an adjustment, below zero if it was deducted. */
  Amount: signedRupees,
  /** The amount by the store; null if it has no such payment or refund. */
  Recorded: rupees.nullable(),
  /** The gateway's fee without its GST, and the GST. */
  Fee: signedRupees,
  Tax: signedRupees,
  /** What reached the bank account; below zero for what was deducted. */
  Net: signedRupees,
  SettlementId: z.string(),
  /** The bank's number of the transfer. */
  Utr: z.string(),
  /** When it was settled; of what is not settled, when the money was taken or the refund was sent. */
  At: epochMilliseconds,
});

const sums = {
  /** Lines by what they are about. */
  Payments: z.number().int(),
  Refunds: z.number().int(),
  Adjustments: z.number().int(),
  /** The amounts of payments, refunds and adjustments. */
  Paid: rupees,
  Refunded: rupees,
  Adjusted: signedRupees,
  Fee: signedRupees,
  Tax: signedRupees,
  Net: signedRupees,
  /** Lines by their result. */
  Matched: z.number().int(),
  AmountDiffers: z.number().int(),
  NetDiffers: z.number().int(),
  Unknown: z.number().int(),
};

const settlement = z.object({
  Gateway: z.enum(GATEWAYS),
  /** The gateway's id of the settlement; empty where its report has none. */
  SettlementId: z.string(),
  /** The bank's number of the transfer, by which a settlement without an id is known. */
  Utr: z.string(),
  State: z.enum(SETTLEMENT_STATES),
  /** When it was settled, and how many of its lines do not match. */
  At: epochMilliseconds,
  Differences: z.number().int(),
  ...sums,
  /** When, by whom and from which file its lines were imported last. */
  ImportedAt: epochMilliseconds,
  ImportedBy: z.string(),
  Note: z.string(),
});

export const importSettlements = defineCall({
  name: 'ImportSettlements',
  method: 'POST',
  request: z.object({
    Gateway: z.enum(GATEWAYS),
    /** The unit of the amounts: exports of dashboards are in rupees, those of an API may be in paise. */
    Unit: z.enum(SETTLEMENT_UNITS).default('rupees'),
    /** The rows of the gateway's export, or of the common form, as texts by the name of their column. */
    Rows: z
      .array(z.record(z.string().max(80), z.string().max(2000)))
      .min(1)
      .max(MAX_ROWS),
    /** Checks and matches every row, but stores none. */
    DryRun: z.boolean().default(false),
    /** Replaces lines that were stored with other figures, such as in a wrong unit; without it they are refused. */
    Replace: z.boolean().default(false),
    /** The name of the file; stands in the audit and beside each line. */
    Note: visibleText(80).default(''),
    Operator: operatorField,
  }),
  data: z.object({
    /** Lines that were stored, with DryRun those that would be, and lines that were stored before. */
    Added: z.number().int(),
    Known: z.number().int(),
    /** Lines that were stored with other figures and are replaced. */
    Replaced: z.number().int(),
    /** Rows that the gateway has not settled yet; they are not stored. */
    NotYet: z.number().int(),
    /** The months in which its lines were settled, by which the reports find them. */
    Months: z.array(month),
    ...sums,
    /** The lines that do not match. */
    Differences: z.array(settlementRow),
  }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary:
    "Stores lines of a gateway's settlement report once, or replaces them, and compares each with the store's own payments and refunds; all rows or none. Fails with InvalidRequest, whose Data.Refused names row, column and reason.",
});

export const settlementReport = defineCall({
  name: 'SettlementReport',
  method: 'POST',
  request: z.object({
    Month: month,
    Gateway: z.enum(GATEWAYS),
    UnsettledAfterDays: unsettledAfterDays,
    Show: shown,
    After: after,
  }),
  data: z.object({
    /** The lines settled in the month, then payments and refunds of the month that are not settled. */
    Rows: z.array(settlementRow),
    Next: next,
  }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary:
    'What a gateway settled in a month, line by line, compared with the payments and refunds of the store, and what it has not settled; a page at a time.',
});

export const settlementTotals = defineCall({
  name: 'SettlementTotals',
  method: 'POST',
  request: z.object({ Month: month, UnsettledAfterDays: unsettledAfterDays }),
  data: z.object({
    /** One for each gateway. */
    Rows: z.array(
      z.object({
        Gateway: z.enum(GATEWAYS),
        ...sums,
        /** Payments and refunds of the month that are not settled, and their amounts. */
        NotSettled: z.number().int(),
        NotSettledPaid: rupees,
        NotSettledRefunded: rupees,
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary: 'The sums of what each gateway settled in a month, with fees and their GST, and how many lines differ.',
});

export const settlementList = defineCall({
  name: 'SettlementList',
  method: 'POST',
  request: z.object({ Month: month, Page: pageNumber }),
  /** Both gateways' settlements with a line in the month, the newest first. */
  data: z.object({ Settlements: z.array(settlement), ...deskPages }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary: 'The settlements of a month, each with its sums over all of its lines, and whether all of them match.',
});

export const settlementLines = defineCall({
  name: 'SettlementLines',
  method: 'POST',
  request: z.object({
    Gateway: z.enum(GATEWAYS),
    SettlementId: visibleText(100).default(''),
    /** Of a settlement without an id. */
    Utr: visibleText(100).default(''),
    Show: shown,
    After: after,
  }),
  data: z.object({ Settlement: settlement, Rows: z.array(settlementRow), Next: next }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  deadlineMs: DEADLINE_MS,
  summary:
    'One settlement with its sums, and its lines compared with the payments and refunds of the store; a page at a time. Fails with NotFound.',
});

import type { calls, DataOf } from '#lib/contract/index.ts';
import type { MatchedLine } from './match-lines.ts';

/** A row of the report of settlements; amounts in paise. */
export type SettlementRow = DataOf<typeof calls.settlementReport>['Rows'][number];

/** The row of a line and of what it was compared with. */
export function settlementRow({ line, recorded, result }: MatchedLine): SettlementRow {
  return {
    LineId: line.lineId,
    Kind: line.kind,
    EntityId: line.entityId,
    OrderNumber: recorded?.orderNumber ?? '',
    Result: result,
    Amount: line.amount,
    Recorded: recorded?.amount ?? null,
    Fee: line.fee,
    Tax: line.tax,
    Net: line.net,
    SettlementId: line.settlementId,
    Utr: line.utr,
    At: line.settledAt,
  };
}

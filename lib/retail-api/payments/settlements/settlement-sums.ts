import type { MatchedLine } from './match-lines.ts';

/** Sums of lines, in paise and in lines; the fields of `SettlementTotals`. */
export class SettlementSums {
  readonly #sums = {
    Payments: 0,
    Refunds: 0,
    Adjustments: 0,
    Paid: 0,
    Refunded: 0,
    Adjusted: 0,
    Fee: 0,
    Tax: 0,
    Net: 0,
    Matched: 0,
    AmountDiffers: 0,
    NetDiffers: 0,
    Unknown: 0,
  };

  add({ line, result }: MatchedLine): void {
    const sums = this.#sums;
    if (line.kind === 'payment') {
      sums.Payments += 1;
      sums.Paid += line.amount;
    } else if (line.kind === 'refund') {
      sums.Refunds += 1;
      sums.Refunded += line.amount;
    } else {
      sums.Adjustments += 1;
      sums.Adjusted += line.amount;
    }
    sums.Fee += line.fee;
    sums.Tax += line.tax;
    sums.Net += line.net;
    if (result === 'matched') sums.Matched += 1;
    else if (result === 'amount-differs') sums.AmountDiffers += 1;
    else if (result === 'net-differs') sums.NetDiffers += 1;
    else if (result === 'unknown') sums.Unknown += 1;
  }

  result() {
    return { ...this.#sums };
  }
}

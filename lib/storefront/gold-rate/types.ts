/** A metal rate in force; paise per gram without tax. */
export interface GoldRate {
  id: string;
  /** `Gold`. */
  metal: string;
  /** `22 KT`. */
  purity: string;
  /** Pure metal in thousandths. */
  fineness: number;
  ratePerGram: number;
  /** When it was set, in epoch milliseconds. */
  since: number;
}

/** The last rates of a day in India on which any were set, `YYYY-MM-DD`, by their ids. */
interface DayOfRates {
  day: string;
  rates: ReadonlyMap<string, number>;
}

/** The metal rates of the store. */
export interface GoldRates {
  /** Empty where the store has set none. */
  current: GoldRate[];
  /** The rates of the last 30 days, latest first. */
  days: DayOfRates[];
}

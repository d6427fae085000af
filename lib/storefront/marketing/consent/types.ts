/** A choice as the log has it. */
export interface LoggedChoice {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Of the notice. */
  version: string;
  purposes: { purpose: string; granted: boolean }[];
}

/** A choice in the log. */
export interface LoggedChoice {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Version of the notice. */
  version: string;
  purposes: { purpose: string; granted: boolean }[];
}

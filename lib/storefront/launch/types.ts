/** What a page counts down by. Both in epoch milliseconds. */
export interface LaunchClock {
  /** The clock of the server. */
  now: number;
  launchAt: number;
}

/** The times that a countdown needs. Both in epoch milliseconds. */
export interface LaunchClock {
  /** The server's clock. */
  now: number;
  launchAt: number;
}

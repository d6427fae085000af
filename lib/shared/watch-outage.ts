/** What an optional service did, so that an outage of it is told once. */
export interface OutageWatch {
  failed(error: unknown): void;
  worked(): void;
}

/** Calls `onAway` for the first failure since the service worked the last time. */
export function watchOutage(onAway: (error: unknown) => void): OutageWatch {
  let isAway = false;
  return {
    failed(error) {
      if (!isAway) onAway(error);
      isAway = true;
    },
    worked() {
      isAway = false;
    },
  };
}

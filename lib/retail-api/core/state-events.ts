/** An event that led to a state; `at` in epoch milliseconds. */
interface StateEvent<State> {
  /** The number of the return or service request. */
  number: string;
  state: State;
  at: number;
}

/**
 * Groups events by number, each group in the order of time; of two in the same millisecond the one with the earlier of
 * `states` comes first.
 */
export function eventsByNumber<State>(
  events: readonly StateEvent<State>[],
  states: readonly State[],
): Map<string, { State: State; At: number }[]> {
  const inOrder = events.toSorted((a, b) => a.at - b.at || states.indexOf(a.state) - states.indexOf(b.state));
  const groups = Map.groupBy(inOrder, ({ number }) => number);
  return new Map([...groups].map(([number, own]) => [number, own.map(({ state, at }) => ({ State: state, At: at }))]));
}

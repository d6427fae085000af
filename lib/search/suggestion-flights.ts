import { failure, type Result } from '#lib/shared/result.ts';

/** Questions that are on the way to the retail API. */
export interface Flights<Value> {
  /** The answer of the flight of a key, begun where there is none; `unavailable` at once where too many are on the way. */
  share(key: string, begin: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Says that answers may change from now on: nobody joins a flight any more that began before. */
  closeDoors(): void;
}

/** Bounds how many texts are asked for at once, so that whoever types a flood of them keeps no page waiting. */
export function createFlights<Value>(atOnce: number): Flights<Value> {
  const joinable = new Map<string, Promise<Result<Value>>>();
  let underWay = 0;

  return {
    share(key, begin) {
      const running = joinable.get(key);
      if (running) return running;
      if (underWay >= atOnce) return Promise.resolve(failure({ kind: 'unavailable' }));
      underWay += 1;
      const flight = begin().finally(() => {
        underWay -= 1;
        if (joinable.get(key) === flight) joinable.delete(key);
      });
      joinable.set(key, flight);
      return flight;
    },
    closeDoors: () => joinable.clear(),
  };
}

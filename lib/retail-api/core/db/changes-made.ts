import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<{ isMade: boolean }>();

/** Runs a call: from then on, what it calls and awaits can ask whether it has changed anything. */
export function watchChanges<Value>(work: () => Value): Value {
  return storage.run({ isMade: false }, work);
}

/** Notes that the running call has committed a transaction. */
export function noteChange(): void {
  const watched = storage.getStore();
  if (watched) watched.isMade = true;
}

/** Whether the running call has committed a transaction, so that it may have changed something. */
export function isChangeMade(): boolean {
  return storage.getStore()?.isMade === true;
}

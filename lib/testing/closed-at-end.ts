type Close = () => Promise<void>;

/** Beside the modules, because the environment of a test file and the file itself may each have their own. */
const OPEN = Symbol.for('left-open-by-tests');

function leftOpen(): Set<Close> {
  const holder = globalThis as { [OPEN]?: Set<Close> };
  holder[OPEN] ??= new Set();
  return holder[OPEN];
}

/** A close that is made once, and at the end of the test file where a test that failed did not come to it. */
export function closedAtEnd(close: Close): Close {
  let closing: Promise<void> | undefined;
  const once = () => {
    leftOpen().delete(once);
    closing ??= close();
    return closing;
  };
  leftOpen().add(once);
  return once;
}

/** Closes what the tests of a file have left open, the latest first. */
export async function closeLeftOpen(): Promise<void> {
  for (const close of [...leftOpen()].reverse()) await close();
}

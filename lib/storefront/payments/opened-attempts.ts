const PREFIX = 'payment-try:';

/** Whether this tab has opened the gateway for this attempt before; true also where that is not known. */
export function wasOpened(name: string): boolean {
  try {
    return window.sessionStorage.getItem(PREFIX + name) !== null;
  } catch {
    // Without storage the browser would be redirected to the gateway again and again.
    return true;
  }
}

/** Stores that the attempt was opened, so that Back and reload stay on the page. */
export function rememberOpened(name: string): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, '1');
  } catch {
    // Without storage wasTried returns true, so the gateway never opens by itself.
  }
}

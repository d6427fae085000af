const PREFIX = 'payment-try:';

/** Whether this tab has led to the gateway for a try before; also where that cannot be told. */
export function wasTried(name: string): boolean {
  try {
    return window.sessionStorage.getItem(PREFIX + name) !== null;
  } catch {
    // A browser that keeps nothing would be led away again and again.
    return true;
  }
}

/** Remembers it, so that Back and reload come to the page and stay there. */
export function rememberTry(name: string): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, '1');
  } catch {
    // Then nothing opens by itself at all.
  }
}

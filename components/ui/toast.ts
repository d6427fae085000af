export interface ToastMessage {
  kind: 'success' | 'failure';
  text: string;
  /** One thing that can be done about it, e.g. Undo. */
  action?: { label: string; run: () => void };
}

const EVENT = 'samay:toast';

/** Shows a message for a short while. It never stands alone for an error: the page says it where it happened, too. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(EVENT, { detail: message }));
}

/** Hears every toast of this page until the returned function is called. */
export function onToast(listener: (message: ToastMessage) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<ToastMessage>).detail);
  window.addEventListener(EVENT, onEvent);
  return () => window.removeEventListener(EVENT, onEvent);
}

export interface ToastMessage {
  kind: 'success' | 'failure';
  text: string;
  /** One action on the message, e.g. Undo. */
  action?: { label: string; run: () => void };
}

const EVENT = 'store:toast';

/** Shows a message for a short time. An error must also be shown on the page where it occurred. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(EVENT, { detail: message }));
}

/** Subscribes to the page's toasts; returns the function that unsubscribes. */
export function onToast(listener: (message: ToastMessage) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<ToastMessage>).detail);
  window.addEventListener(EVENT, onEvent);
  return () => window.removeEventListener(EVENT, onEvent);
}

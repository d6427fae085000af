/** The filter of a list of what waits for somebody. */
export const OPEN_CLOSED = ['open', 'closed', 'all'] as const;
type OpenClosed = (typeof OPEN_CLOSED)[number];

const LABELS: Readonly<Record<OpenClosed, string>> = { open: 'Open', closed: 'Done', all: 'All' };

/** A choice of the filter in words. */
export function openClosedLabel(choice: OpenClosed): string {
  return LABELS[choice];
}

/** The choice that an address names; `open` for any other text. */
export function openClosedOf(text: string): OpenClosed {
  return OPEN_CLOSED.find((one) => one === text) ?? 'open';
}

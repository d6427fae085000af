/** The parameter of every payload of a page. */
const PAYLOAD = '_rsc=';
/** Browsers keep the times of 250 files, which a few lists with photos use up. */
const KEPT = 1000;

/** Makes the browser keep the times of the payloads of a long visit. */
export const keepPayloadTimes = (): void => performance.setResourceTimingBufferSize?.(KEPT);

const payloads = (): PerformanceResourceTiming[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.includes(PAYLOAD),
  );

/** Whether the payload of a page without a query has arrived in this document. */
export const hasPayload = (path: string): boolean =>
  payloads().some(({ name }) => new URL(name).pathname === path && name.includes(`?${PAYLOAD}`));

/** The bytes of the payloads received since a time of the document, in ms. */
export const payloadBytesSince = (time: number): number =>
  payloads()
    .filter(({ startTime }) => startTime >= time)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

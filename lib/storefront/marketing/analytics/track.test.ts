import type { AnalyticsEvent } from './types.ts';

const search = (term: string): AnalyticsEvent => ({ event: 'search', search_term: term });

test('of the events tracked before a listener is set it gets the last 50 once, and then all further ones', async () => {
  const { track, onTracked } = await import('./track.ts');
  const events: unknown[] = [];
  for (let count = 0; count < 60; count += 1) track(search(String(count)));
  onTracked((event) => events.push('search_term' in event && event.search_term));
  track(search('later'));
  expect(events).toHaveLength(51);
  expect([events.at(0), events.at(-1)]).toEqual(['10', 'later']);
});

import type { AnalyticsEvent } from './types.ts';

const search = (term: string): AnalyticsEvent => ({ event: 'search', search_term: term });

test('of the events tracked before a listener is set it gets the last 50 once, and then all further ones', async () => {
  const { track, onTracked } = await import('./track.ts');
  const heard: unknown[] = [];
  for (let count = 0; count < 60; count += 1) track(search(String(count)));
  onTracked((event) => heard.push('search_term' in event && event.search_term));
  track(search('later'));
  expect(heard).toHaveLength(51);
  expect([heard.at(0), heard.at(-1)]).toEqual(['10', 'later']);
});

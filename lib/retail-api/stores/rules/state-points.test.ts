import { INDIAN_STATES } from '#lib/shared/gst.ts';
import { findState } from './state-points.ts';

test('every state and union territory is listed and lies in India', () => {
  for (const { name } of INDIAN_STATES) {
    const state = findState(name);
    expect(state?.name).toBe(name);
    expect(state?.point.latitude).toBeGreaterThan(8);
    expect(state?.point.latitude).toBeLessThan(36);
    expect(state?.point.longitude).toBeGreaterThan(68);
    expect(state?.point.longitude).toBeLessThan(98);
  }
});

test.each([
  ['goa', 'Goa'],
  ['Orissa', 'Odisha'],
  ['JAMMU & KASHMIR', 'Jammu and Kashmir'],
  ['j&k', 'Jammu and Kashmir'],
  ['TN', 'Tamil Nadu'],
  ['UP', 'Uttar Pradesh'],
  ['गोवा', 'Goa'],
  ['Atlantis', undefined],
])('the state %s resolves to %s', (text, name) => expect(findState(text)?.name).toBe(name));

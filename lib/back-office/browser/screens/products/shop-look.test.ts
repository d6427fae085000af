import { DEFAULT_PALETTES } from '#lib/shared/colour-contrast.ts';
import { shopLook } from './shop-look.ts';

test('a shop without colours of its own has those of the storefront', () => {
  const look = shopLook(undefined);
  for (const name of ['paper', 'card', 'ink', 'muted', 'success', 'accent'] as const) {
    expect(look[`--shop-${name}`]).toBe(DEFAULT_PALETTES.light[name]);
  }
});

test('the colours of the profile are taken over, and what is no colour is not', () => {
  const look = shopLook({ colours: { light: { accent: '#0a5c5c', ink: 'url(x)' } } });
  expect(look['--shop-accent']).toBe('#0a5c5c');
  expect(look['--shop-ink']).toBe(DEFAULT_PALETTES.light.ink);
});

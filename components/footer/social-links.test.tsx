/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SOCIAL_NETWORKS, socialLabel } from '#lib/shared/social-networks.ts';
import { SocialLinks } from './social-links';

test('each page of the shop is a link with the name of its network', () => {
  render(<SocialLinks links={Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, `https://${network}`]))} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
    SOCIAL_NETWORKS.map(socialLabel),
  );
  expect(screen.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe('https://instagram');
});

test('a shop without such pages has no list of them', () => {
  const { container } = render(<SocialLinks links={{}} />);
  expect(container.innerHTML).toBe('');
});

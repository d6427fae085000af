/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { openContentScreen } from '../../../testing/content-screen.tsx';
import HomeScreen from './home-screen.tsx';
import PagesScreen from './pages-screen.tsx';

test('the list of pages shows the name of the shop, and not its placeholder', async () => {
  openContentScreen(PagesScreen);
  expect(await screen.findByRole('link', { name: 'About Acme $& Sons' })).toBeTruthy();
  expect(screen.getByText('Acme $& Sons')).toBeTruthy();
});

test('the home page is opened as its sections, not as the text of a page', async () => {
  openContentScreen(PagesScreen);
  expect((await screen.findByRole('link', { name: 'Home page' })).getAttribute('href')).toBe('/home-page');
});

test('so does the list of sections of the home page', async () => {
  openContentScreen(HomeScreen);
  expect(await screen.findByRole('button', { name: 'Change Acme $& Sons' })).toBeTruthy();
});

/** @jest-environment jsdom */
import { tagManager } from './tag-manager.ts';

const settings = { id: 'GTM-TEST123', scriptUrl: 'https://tags.example/gtm.js' };
const scripts = () => [...document.querySelectorAll('script')];
const layer = () => window.dataLayer ?? [];
const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
const commands = () => layer().flatMap((entry) => (isCommand(entry) ? [[...(entry as IArguments)]] : []));

beforeEach(() => {
  document.head.innerHTML = '';
  delete window.dataLayer;
  delete window.google_tag_manager;
});

test('tag manager: its script is loaded once, with consent to statistics only', () => {
  const provider = tagManager(settings);
  expect(scripts()).toHaveLength(0);
  provider.start();
  provider.stop();
  provider.start();
  expect(scripts().map(({ src }) => src)).toEqual(['https://tags.example/gtm.js?id=GTM-TEST123']);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(commands()).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'granted' }],
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(layer()[1]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
});

test('tag manager: each ecommerce event clears the items of the one before', () => {
  const provider = tagManager(settings);
  provider.start();
  const reported = jest.fn();
  const list = { item_list_id: 'a', item_list_name: 'A', currency: 'INR', currency_id: 1, items: [] };
  provider.send({ event: 'login', method: 'otp' });
  provider.send({ event: 'view_item_list', ecommerce: list }, reported);
  expect(layer().slice(2)).toEqual([
    { event: 'login', method: 'otp' },
    { ecommerce: null },
    { event: 'view_item_list', ecommerce: list, eventCallback: reported },
  ]);
  expect(reported).not.toHaveBeenCalled();
});

test('tag manager: a blocked script leaves no data behind, and later events are dropped', () => {
  const provider = tagManager(settings);
  provider.start();
  scripts()[0]?.dispatchEvent(new Event('error'));
  provider.send({ event: 'login', method: 'otp' });
  expect(window.dataLayer).toBeUndefined();
});

test('tag manager: a withdrawal of consent disables its measurements and deletes only their cookies', () => {
  const provider = tagManager(settings);
  provider.start();
  window.google_tag_manager = { 'GTM-TEST123': {}, 'G-ABC': {}, dataLayer: {} };
  // biome-ignore lint/suspicious/noDocumentCookie: set in the same way as by the analytics script
  for (const name of ['_ga', '_ga_ABC', 'cartCount']) document.cookie = `${name}=1; path=/`;
  provider.stop();
  expect(Reflect.get(window, 'ga-disable-G-ABC')).toBe(true);
  expect(document.cookie).toBe('cartCount=1');
  provider.start();
  expect(Reflect.get(window, 'ga-disable-G-ABC')).toBe(false);
});

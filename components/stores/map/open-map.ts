import L from 'leaflet';
import type { MapTiles } from '#lib/storefront/platform/site/map-tiles.ts';
import * as m from '#messages';
import { groupName, groupPins, type PinGroup, pinGroupName } from './group-pins';
import { LABEL_GAP_PX, type LabelSide, placeLabels } from './place-labels';
import type { Pin } from './types';

/** The width of a pin in pixels; larger for touch screens. */
const PIN_PX = 28;
const THUMB_PIN_PX = 44;
const STREETS = { snap: 1, nearest: 18, first: 14 };
/** Without streets a higher zoom level would show nothing more. */
const CHART = { snap: 0.25, nearest: 8, first: 6 };
const FARTHEST = 3;
/** The chart's lines, in degrees. */
const LINES = { every: 5, south: -10, north: 50, west: 50, east: 115 };

interface MapOptions {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
  /** Called when a group is pressed; the focus returns to `button` afterwards. */
  onChoose: (pins: readonly Pin[], button: HTMLElement) => void;
}

const matches = (query: string) => window.matchMedia(query).matches;

/**
 * Opens a map in an element, with a button for each physical store or group. One finger scrolls the page, two
 * move the map; the wheel zooms once the map is focused.
 */
export function openMap(element: HTMLElement, { pins, tiles, onChoose }: MapOptions): L.Map {
  const { snap, nearest, first } = tiles ? STREETS : CHART;
  const isThumb = matches('(pointer: coarse)');
  const isCalm = matches('(prefers-reduced-motion: reduce)');
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !isThumb,
    zoomSnap: snap,
    minZoom: FARTHEST,
    maxZoom: nearest,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  // Bottom left, where it does not cover the popup above a pin.
  L.control.zoom({ position: 'bottomleft', zoomInTitle: m.storesZoomIn(), zoomOutTitle: m.storesZoomOut() }).addTo(map);
  if (isCalm) map.panBy = (offset, options) => L.Map.prototype.panBy.call(map, offset, { ...options, animate: false });
  element.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  element.addEventListener('focusout', () => map.scrollWheelZoom.disable());
  if (tiles) L.tileLayer(tiles.url, { maxZoom: nearest }).addTo(map);
  else drawLines(map);
  const points = pins.map(({ latitude, longitude }) => L.latLng(latitude, longitude));
  map.fitBounds(L.latLngBounds(points), { maxZoom: first, padding: [PIN_PX, PIN_PX], animate: false });
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const reach = isThumb ? THUMB_PIN_PX : PIN_PX;
    const place = ({ latitude, longitude }: Pin) => map.latLngToContainerPoint([latitude, longitude]);
    const groups = groupPins(pins, place, reach);
    const dots = groups.map((group) => ({ ...place(group.first), text: pinGroupName(group.pins) }));
    // A map with streets already has place names.
    const sides = tiles ? [] : placeLabels(dots, map.getSize().x);
    for (const [index, group] of groups.entries()) {
      const button = pinButton(group, { side: sides[index] ?? 'none', onChoose });
      const icon = L.divIcon({ html: button, className: 'map-place', iconSize: [reach, reach] });
      const { latitude, longitude } = group.first;
      L.marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(layer);
    }
  };
  map.on('zoomend', draw);
  draw();
  return map;
}

/** Creates the button for a group of physical stores. */
function pinButton(
  { pins }: PinGroup<Pin>,
  { side, onChoose }: { side: LabelSide } & Pick<MapOptions, 'onChoose'>,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-pin';
  button.setAttribute('aria-label', groupName(pins));
  if (side !== 'none') {
    const label = document.createElement('span');
    label.className = `map-city map-city-${side}`;
    label.style.setProperty('--gap', `${LABEL_GAP_PX}px`);
    label.textContent = pinGroupName(pins);
    button.append(label, ' ');
  }
  const dot = document.createElement('span');
  dot.className = 'map-dot';
  dot.textContent = pins.length > 1 ? String(pins.length) : '';
  button.append(dot);
  // The map must not handle a click on a pin as its own.
  L.DomEvent.disableClickPropagation(button);
  button.addEventListener('click', () => onChoose(pins, button));
  return button;
}

/** Draws parallels and meridians, for a map without tiles. */
function drawLines(map: L.Map): void {
  const { every, south, north, west, east } = LINES;
  const line = (from: L.LatLngTuple, to: L.LatLngTuple) =>
    L.polyline([from, to], { className: 'map-line', weight: 1, interactive: false }).addTo(map);
  for (let latitude = south; latitude <= north; latitude += every) line([latitude, west], [latitude, east]);
  for (let longitude = west; longitude <= east; longitude += every) line([south, longitude], [north, longitude]);
}

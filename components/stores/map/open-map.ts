import L from 'leaflet';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { groupName, groupPins, groupPlace, type PinGroup } from './group-pins';
import { LABEL_GAP_PX, type LabelSide, placeLabels } from './place-labels';
import type { Pin } from './types';

/** Width of a pin to press, in pixels; on a screen for fingers as wide as a thumb needs it. */
const PIN_PX = 28;
const THUMB_PIN_PX = 44;
const STREETS = { snap: 1, nearest: 18, first: 14 };
/** Nothing is to be seen nearer by on a chart without streets. */
const CHART = { snap: 0.25, nearest: 8, first: 6 };
const FARTHEST = 3;
/** Lines of the chart, in degrees. */
const LINES = { every: 5, south: -10, north: 50, west: 50, east: 115 };

export interface MapOptions {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
  /** A group was pressed; `button` is what takes the focus back. */
  onChoose: (pins: readonly Pin[], button: HTMLElement) => void;
}

const asks = (query: string) => window.matchMedia(query).matches;

/**
 * A map in an element, with a button for each shop or group of shops. A finger scrolls the page and two move the map; the
 * wheel zooms once the map has the focus.
 */
export function openMap(element: HTMLElement, { pins, tiles, onChoose }: MapOptions): L.Map {
  const { snap, nearest, first } = tiles ? STREETS : CHART;
  const isThumb = asks('(pointer: coarse)');
  const isCalm = asks('(prefers-reduced-motion: reduce)');
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
  // Where it covers none of what is told of a shop, which stands above its pin.
  L.control.zoom({ position: 'bottomleft' }).addTo(map);
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
    const dots = groups.map((group) => ({ ...place(group.first), text: groupPlace(group.pins) }));
    // On a map with streets the places are named already.
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

/** What is pressed for the shops of a group. */
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
    label.textContent = groupPlace(pins);
    button.append(label, ' ');
  }
  const dot = document.createElement('span');
  dot.className = 'map-dot';
  dot.textContent = pins.length > 1 ? String(pins.length) : '';
  button.append(dot);
  // The map is not to take a press on a pin for one on itself.
  L.DomEvent.disableClickPropagation(button);
  button.addEventListener('click', () => onChoose(pins, button));
  return button;
}

/** Parallels and meridians, for a map of which nothing else is known. */
function drawLines(map: L.Map): void {
  const { every, south, north, west, east } = LINES;
  const line = (from: L.LatLngTuple, to: L.LatLngTuple) =>
    L.polyline([from, to], { className: 'map-line', weight: 1, interactive: false }).addTo(map);
  for (let latitude = south; latitude <= north; latitude += every) line([latitude, west], [latitude, east]);
  for (let longitude = west; longitude <= east; longitude += every) line([south, longitude], [north, longitude]);
}

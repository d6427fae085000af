import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapTiles } from '#lib/storefront/platform/site/map-tiles.ts';
import * as m from '#messages';
import { openMap } from './open-map';
import type { Pin } from './types';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { directionsTo } from '#lib/storefront/stores/directions.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

interface StoreMapProps {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
}

/** The map, with a popup for the selected physical stores. */
export function StoreMap({ pins, tiles }: StoreMapProps) {
  const place = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<{ pins: readonly Pin[]; popup: L.Popup; content: HTMLElement } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let opener: HTMLElement | null = null;
    const map = openMap(element, {
      pins,
      tiles,
      onChoose: (some, button) => {
        const [first] = some;
        if (!first) return;
        opener = button;
        const content = document.createElement('div');
        const popup = L.popup({ className: 'map-popup', minWidth: 220, maxWidth: 280, offset: [0, -4] })
          .setLatLng([first.latitude, first.longitude])
          .setContent(content)
          .openOn(map);
        setChosen({ pins: some, popup, content });
      },
    });
    map.on('popupclose', ({ popup }) => {
      // The focus returns to the pin only where it was inside the popup.
      if (popup.getElement()?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
      setChosen((current) => (current?.popup === popup ? null : current));
    });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      map.remove();
    };
  }, [pins, tiles]);

  // The popup's size is known only after rendering.
  useEffect(() => {
    chosen?.popup.update();
    chosen?.content.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <>
      <section ref={place} aria-label={m.storesMapName()} className="map size-full" />
      {chosen && createPortal(<ChosenPins pins={chosen.pins} />, chosen.content)}
    </>
  );
}

/** The physical stores at the selected pin of the map, each with its page and its directions. */
function ChosenPins({ pins }: { pins: readonly Pin[] }) {
  return (
    <ul className="map-chosen">
      {pins.map((pin) => (
        <li key={pin.href}>
          <Link href={pin.href} className={`font-display text-lg ${LINK_CLASS}`}>
            {pin.name}
          </Link>
          <span className="block text-sm">{pin.place}</span>
          <a
            href={directionsTo(pin)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.storesDirectionsTo({ name: pin.name })}
            className={`text-sm ${LINK_CLASS}`}
          >
            {m.storesDirections()}
          </a>
        </li>
      ))}
    </ul>
  );
}

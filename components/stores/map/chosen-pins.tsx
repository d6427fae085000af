import { directionsTo } from '#lib/storefront/stores/directions.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import type { Pin } from './types';

/** The physical stores at the selected pin of the map, each with its page and its directions. */
export function ChosenPins({ pins }: { pins: readonly Pin[] }) {
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
            aria-label={`Directions to ${pin.name}, opens a map in a new tab`}
            className={`text-sm ${LINK_CLASS}`}
          >
            Directions
          </a>
        </li>
      ))}
    </ul>
  );
}

import { type SocialNetwork, socialPages } from '#lib/shared/social-networks.ts';
import { LineDrawing } from '@/components/ui/icon';

/** Each network's mark, drawn with the lines of the other icons. */
const MARKS: Record<SocialNetwork, string> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.8-8.3v.1',
  facebook: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm.4 17v-9.4c0-1.8.9-2.7 2.9-2.6M9.6 13h5.2',
  youtube:
    'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 18H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 6Zm4.2 3.3v5.4l4.6-2.7-4.6-2.7Z',
  whatsapp:
    'm3.8 20.2 1.2-4.1a8.4 8.4 0 1 1 3 2.9l-4.2 1.2Zm5-11.4c-.5 3 3.4 7 6.5 6.5l.7-1.8-2.3-1.1-1 1a5.4 5.4 0 0 1-2.2-2.2l1-1L10.6 8l-1.8.8Z',
  x: 'M4.5 4.5h3.4l11.6 15h-3.4L4.5 4.5Zm14.3 0-6 6.6m-1.7 2-5.9 6.4',
  linkedin:
    'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm2.7 6v5.7m0-8.5v.1m3.3 8.4v-5.7m0 2.6c0-3.5 4.4-3.5 4.4 0v3.1',
  pinterest:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-2.6 9.9c-2-3.6.2-6 2.8-6 4.4 0 3.9 6.7.6 6.7-1 0-1.5-.6-1.5-1.200m.9-2.7-2 9.4',
  telegram: 'M20.5 4.5 3.5 11.200l5.3 1.900m11.7-8.6-2.8 14.3-8.9-5.700m11.7-8.600L8.8 13.100m0 0 .9 5.4 2.6-3',
};

/** Links to the shop's pages on social networks; nothing where it has none. */
export function SocialLinks({ links }: { links: Parameters<typeof socialPages>[0] }) {
  const pages = socialPages(links);
  if (pages.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-3">
      {pages.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener noreferrer"
            aria-label={label}
            className="-ml-2.5 flex size-11 items-center justify-center hover:text-brass"
          >
            <LineDrawing shape={MARKS[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

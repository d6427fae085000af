import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { Link } from '@/components/ui/link';

/** Returns whether a top category has content to show in a panel. */
export function hasPanel({ children, panel }: MenuEntry): boolean {
  return children.length > 0 || panel !== '';
}

/** The panel of a top category: its category tree and, beside it, the operator's content. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
  const groups = entry.children.filter((child) => child.children.length > 0);
  const single = entry.children.filter((child) => child.children.length === 0);
  const isSmall = groups.length === 0;
  return (
    <div className="menu-panel absolute inset-x-0 top-full border-line border-y bg-paper">
      <div className="page-width flex gap-8 py-8 xl:gap-12">
        <div className={`-mb-6 ${isSmall ? 'w-52 shrink-0' : 'min-w-0 flex-1 columns-[4_9rem] gap-x-6 xl:gap-x-8'}`}>
          <ul className="break-inside-avoid pb-6">
            <PanelLink entry={{ ...entry, name: `All ${entry.name}` }} strong />
            {single.map((child) => (
              <PanelLink key={child.href} entry={child} />
            ))}
          </ul>
          {groups.map((group) => (
            <ul key={group.href} className="break-inside-avoid pb-6">
              <PanelLink entry={group} strong />
              {group.children.map((child) => (
                <PanelLink key={child.href} entry={child} />
              ))}
            </ul>
          ))}
        </div>
        {entry.panel !== '' && (
          <div className={`menu-operator ${isSmall ? 'min-w-0 flex-1' : 'w-96 shrink-0 xl:w-[29rem]'}`}>
            <div
              className="menu-operator-parts"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML sanitised when it was received from the retail API
              dangerouslySetInnerHTML={{ __html: entry.panel }}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function PanelLink({ entry, strong = false }: { entry: MenuEntry; strong?: boolean }) {
  const textStyle = strong ? 'font-display text-lg' : 'text-muted text-sm';
  return (
    <li>
      <Link href={entry.href} className={`block py-1 hover:text-brass pointer-coarse:py-2.5 ${textStyle}`}>
        {entry.name}
      </Link>
    </li>
  );
}

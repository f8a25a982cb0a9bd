/** The areas of a visitor who is not signed in. Drawn at build time. */
import { useLocation } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { frameTexts as texts } from '#web/texts/frame-texts.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { AreaLink } from './area-link.tsx';
import { type Area, areaAt, areaLines } from './areas.ts';

const areas: readonly Area[] = [
  { to: paths.activities, words: texts.activities, icon: areaLines.activities },
  { to: ceremonyPaths.all, words: texts.ceremonies, icon: areaLines.ceremonies },
  { to: paths.donorAgreement, words: texts.give, icon: areaLines.giving },
  { to: paths.magazine, words: texts.magazine },
  { to: paths.contact, words: texts.contactUs, icon: areaLines.letters },
];

export function PublicAreas() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = areaAt(areas, pathname);
  return (
    <nav className="area-navigation" data-public="" aria-label={texts.areas}>
      <ul className="frame-width area-bar">
        {areas.map((area) => (
          <AreaLink key={area.to} area={area} current={current} className={area.icon ? '' : 'wide-only'} />
        ))}
      </ul>
    </nav>
  );
}

/** What `npm run units` says. */
import type { Unit, UnitOutcome } from '#server/features/representatives/unit-change-service.ts';

const kinds: Record<Unit['kind'], string> = {
  national: 'landsledd',
  region: 'regionlag',
  chapter: 'lokallag',
};

export const changeUnitsTexts = {
  usage: [
    'Bruk:',
    '  npm run units -- list',
    '  npm run units -- add NAVN --kind=national|region|chapter [--parent=NAVN] [--municipalities=0301,3201] --reason=«grunn»',
    '  npm run units -- rename NAVN --to=NYTT-NAVN --reason=«grunn»',
    '  npm run units -- move NAVN --parent=NAVN --reason=«grunn»',
    '  npm run units -- areas NAVN --municipalities=0301,3201 --reason=«grunn»',
    'Navn med mellomrom settes i anførselstegn.',
  ].join('\n'),
  none: 'Det finnes ingen lag ennå. Begynn med add og --kind=national.',
  line: ({ kind, name, municipalities }: Unit, parent: string | undefined) =>
    [
      `${name} (${kinds[kind]})`,
      parent && `under ${parent}`,
      municipalities.length > 0 && `kommuner ${municipalities.join(', ')}`,
    ]
      .filter(Boolean)
      .join(', '),
  outcomes: {
    changed: 'Endringen er lagret og gjelder fra nå.',
    same: 'Slik var det allerede. Ingenting er endret.',
    unknown: 'Det finnes ikke noe lag med det navnet. Se «npm run units -- list».',
    'unknown-parent': 'Laget i --parent finnes ikke. Se «npm run units -- list».',
    'wrong-parent':
      'Et regionlag hører til landsleddet, og et lokallag til et regionlag eller landsleddet. Det er bare ett landsledd.',
    'name-taken': 'Et annet lag har det navnet.',
    'bad-name': 'Navnet må være 2–80 tegn og begynne med en bokstav.',
    'unknown-municipality': 'Kommunenummeret finnes ikke i postnummerregisteret. Det har fire sifre.',
    'only-chapters': 'Bare lokallag har kommuner.',
  } satisfies Record<UnitOutcome, string>,
};

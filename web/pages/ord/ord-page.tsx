/** `/ord`: the words that one cannot avoid, and what they mean. */
import { paths } from '#web/paths.ts';
import { capitalise } from '#web/texts/format.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { inNorwegian, meanings, texts, wordNames } from './ord-texts.ts';

type Word = keyof typeof wordNames;
/** What the links to a word end with: `test/word-links.test.ts` looks for each. */
const wordPlaces: Readonly<Record<Word, string>> = {
  community: 'livssynssamfunn',
  grant: 'offentlig-stotte',
  identityNumber: 'fodselsnummer',
  dNumber: 'd-nummer',
  register: 'folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'avtalegiro',
  kid: 'kid',
  withdrawal: 'angrerett',
  certificate: 'provingsattest',
  committee: 'valgkomite',
};

export function OrdPage() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <dl className="points">
        {(Object.keys(wordPlaces) as Word[]).map((word) => (
          <div key={word} id={wordPlaces[word]}>
            <dt>
              <dfn>{capitalise(wordNames[word])}</dfn>
              {inNorwegian[word] && (
                <>
                  {' '}
                  (<span lang="nb">{inNorwegian[word]}</span>)
                </>
              )}
            </dt>
            <dd>{meanings[word]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.missing} <PageLink to={paths.contact}>{texts.ask}</PageLink>
      </p>
    </>
  );
}

/** What a word means, asked where the word stands. */
import { PageLink } from './page-link.tsx';

/** @param place of the word on `/ord` @param children the question */
export function WordLink({ place, children }: { place: WordPlace; children: string }) {
  return (
    <p>
      <PageLink to="/ord" hash={place}>
        {children}
      </PageLink>
    </p>
  );
}

export type WordPlace =
  | 'livssynssamfunn'
  | 'offentlig-stotte'
  | 'fodselsnummer'
  | 'd-nummer'
  | 'folkeregisteret'
  | 'foreldreansvar'
  | 'lokallag'
  | 'avtalegiro'
  | 'kid'
  | 'angrerett'
  | 'provingsattest'
  | 'valgkomite';

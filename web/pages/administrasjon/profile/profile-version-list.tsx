import { useQueryClient } from '@tanstack/react-query';
import type { ProfileVersion } from '#contract/profile-version-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { keepVersions } from './organisation-profile-queries.ts';
import { profileTexts as texts } from './profile-texts.ts';

const tones: Record<ProfileVersion['state'], StateTone> = {
  draft: 'new',
  next: 'info',
  running: 'success',
  earlier: 'neutral',
  discarded: 'neutral',
};

type VersionListProps = {
  versions: readonly ProfileVersion[];
  /** There is no draft, and the file is not the source. */
  mayGoBack: boolean;
};

/** Who has written and published what, and when; the way back to an earlier one. */
export function ProfileVersionList({ versions, mayGoBack }: VersionListProps) {
  return (
    <section>
      <h2>{texts.versions}</h2>
      {versions.length === 0 && <p>{texts.noVersions}</p>}
      <Folded items={versions} shown={10} earlier={texts.earlier}>
        {(some) => (
          <ul className="rows" aria-label={texts.versions}>
            {some.map((version) => (
              <VersionRow key={version.id} version={version} mayGoBack={mayGoBack} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}

function VersionRow({ version, mayGoBack }: { version: ProfileVersion; mayGoBack: boolean }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const { id, number, state, note, returnsTo, draftedBy, draftedAt, publishedBy, publishedAt } = version;
  const { discardedBy, discardReason, wordsFrom } = version;
  const goBack = async (idempotencyKey: string) =>
    keepVersions(
      client,
      await call('POST /api/administration/profile-versions/:id/drafts', { params: { id }, idempotencyKey }),
    );
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      <h3 className="row__name">{number === null ? texts.unnumbered : texts.version(number)}</h3>
      <p className="row__details">
        <span>{texts.writtenBy(draftedBy, formatMomentWithTime(draftedAt, new Date()))}</span>
        {publishedBy && publishedAt && (
          <span>{texts.publishedBy(publishedBy, formatMomentWithTime(publishedAt, new Date()))}</span>
        )}
        {discardedBy && <span>{texts.discardedBy(discardedBy)}</span>}
        {discardReason && <span>{texts.discardReason(discardReason)}</span>}
        {wordsFrom && <span>{texts.wordsFrom(formatDate(wordsFrom))}</span>}
        <span>{texts.because(note)}</span>
        {returnsTo !== null && <span>{texts.from(returnsTo)}</span>}
      </p>
      {problem}
      {mayGoBack && number !== null && (
        <p>
          <Button
            variant="tertiary"
            data-size="sm"
            busy={isBusy}
            aria-label={texts.goBackTo(number)}
            onClick={() => void press(texts.goBack, goBack, texts.wentBack)}
          >
            {texts.goBack}
          </Button>
        </p>
      )}
    </li>
  );
}

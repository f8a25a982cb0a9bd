import { organisation } from '#web/texts/organisation.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { tooYoungTexts as texts } from './hefinn-texts.ts';

/** Under 15: not yet, and what there is instead. Nothing of what was typed is kept. */
export function TooYoung() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <ul>
        <li>{texts.parent}</li>
        <li>
          {texts.youthBefore}
          <a href={organisation.youth.site}>{organisation.youth.name}</a>
          {texts.youthAfter}
        </li>
      </ul>
      <p>{texts.nothingKept}</p>
    </>
  );
}

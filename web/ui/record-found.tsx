import { paths } from '#web/paths.ts';
import { recordFoundTexts as texts } from '#web/texts/record-found-texts.ts';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';

/** Takes the place of the form that had the focus. */
export function RecordFound() {
  return (
    <Card tone="warm" title={texts.found}>
      <p>{texts.foundText}</p>
      <p>
        <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
      </p>
    </Card>
  );
}

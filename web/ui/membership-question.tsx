/** «Er du medlem allerede?», with two answers of equal weight: most of those who ask are in the register. */
import { paths } from '#web/paths.ts';
import { membershipQuestionTexts as texts } from '#web/texts/joining-first-texts.ts';
import { ButtonLink } from './button.tsx';

export function MembershipQuestion() {
  return (
    <>
      <p className="actions">
        <ButtonLink to={paths.verification} variant="secondary">
          {texts.yes}
        </ButtonLink>
        <ButtonLink to={paths.joining} variant="secondary">
          {texts.no}
        </ButtonLink>
      </p>
      <p>{texts.unsure}</p>
    </>
  );
}

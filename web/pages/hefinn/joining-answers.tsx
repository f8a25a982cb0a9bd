import type { Joining } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';
import { paths } from '#web/paths.ts';
import { countryOptions } from '#web/texts/country-names.ts';
import { formatDate, formatPhone, plainDateOf } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './joining-check-texts.ts';
import { texts as communityTexts } from './joining-communities-texts.ts';
import { texts as detailTexts } from './joining-details-texts.ts';

const isAdult = (bornOn: string) => ageOn(bornOn, plainDateOf(new Date())) >= adultAge;
const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** What was answered in the steps before, each with a way back. */
export function JoiningAnswers({ joining }: { joining: Joining }) {
  const { details, communities } = joining;
  if (!details || !communities) return null;
  const news = [details.newsEmail && texts.newsEmail, details.newsSms && texts.newsSms].filter(Boolean);
  return (
    <>
      <Card title={texts.details} id="details">
        <FactList
          isLong
          facts={[
            [texts.name, `${details.givenName} ${details.familyName}`],
            [texts.bornOn, formatDate(details.bornOn)],
            [texts.number, numberWords(joining)],
            [texts.email, details.email || texts.none],
            [texts.phone, details.phone ? formatPhone(details.phone) : texts.none],
            [texts.address, addressOf(details) || texts.none],
            ...(details.isAddressShielded ? [[texts.shielded, texts.yes] as const] : []),
            [texts.language, labelOf(detailTexts.languages, details.language)],
            [texts.magazine, labelOf(detailTexts.magazines, details.magazine)],
            // Asked only of those who may say yes.
            ...(isAdult(details.bornOn) ? [[texts.news, news.join(', ') || texts.newsNone] as const] : []),
          ]}
        />
        {mayNotCount(joining) && <p>{mayNotCount(joining)}</p>}
        <p>
          <PageLink to={paths.joiningDetails}>{texts.changeDetails}</PageLink>
        </p>
      </Card>
      <Card title={texts.communities} id="communities">
        <FactList
          isLong
          facts={[
            [texts.elsewhere, labelOf(communityTexts.answers, communities.answer)],
            [texts.support, communities.grantsSupport ? texts.supportWished : texts.supportNotWished],
          ]}
        />
        <p>
          <PageLink to={paths.otherCommunities}>{texts.changeCommunities}</PageLink>
        </p>
      </Card>
    </>
  );
}

function numberWords({ hasFodselsnummer, isDNumber }: Joining): string {
  if (!hasFodselsnummer) return texts.numberLater;
  return isDNumber ? texts.dNumberGiven : texts.numberGiven;
}

/** What follows from the number, or from there being none. */
function mayNotCount({ hasFodselsnummer, isDNumber }: Joining): string | null {
  if (!hasFodselsnummer) return texts.laterMeans;
  return isDNumber ? texts.dNumberMeans : null;
}

function addressOf(details: NonNullable<Joining['details']>): string {
  const { country, careOf, addressLine, addressLine2, postalCode, postalPlace } = details;
  if (!country) return '';
  const isNorwegian = country === 'NO';
  return [
    careOf && `c/o ${careOf}`,
    addressLine,
    addressLine2,
    isNorwegian ? `${postalCode} ${postalPlace}` : labelOf(countryOptions, country),
  ]
    .filter(Boolean)
    .join(', ');
}

import type { Joining } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';
import { paths } from '#web/paths.ts';
import { countryOptions } from '#web/texts/country-names.ts';
import { formatDate, formatPhone } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './joining-check-texts.ts';
import { texts as communityTexts } from './joining-communities-texts.ts';
import { texts as detailTexts } from './joining-details-texts.ts';
import { joiningParts } from './joining-parts.ts';

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** What was answered in the steps before, each with a way back. */
export function JoiningAnswers({ joining }: { joining: Joining }) {
  const { details, communities } = joining;
  if (!details || !communities) return null;
  const isAdult = ageOn(details.bornOn, joining.today) >= adultAge;
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
            ...(isAdult ? [[texts.news, news.join(', ') || texts.newsNone] as const] : []),
          ]}
        />
        {mayNotCount(joining) && <p>{mayNotCount(joining)}</p>}
        <ul>
          {joiningParts.map((part) => (
            <li key={part}>
              <PageLink to={paths.joiningDetails} search={{ del: part }}>
                {texts.changeDetails[part]}
              </PageLink>
            </li>
          ))}
        </ul>
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

import type { ActivityDetail } from '#contract/activity-endpoints.ts';
import {
  agesWords,
  longDayOf,
  placesLeftWords,
  priceWords,
  whenWords,
  whereWords,
} from '#web/texts/activity-words.ts';
import { capitalise, formatTime } from '#web/texts/format.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { detailTexts as texts } from './activities-texts.ts';

/** Of the map that shows the place, or looks for it by its words. */
const mapAddress = (place: string, point: ActivityDetail['point']) => {
  const map = 'https://www.openstreetmap.org/';
  if (!point) return `${map}search?query=${encodeURIComponent(place)}`;
  const { latitude, longitude } = point;
  return `${map}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
};

export function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const { audience, takesChildren, maxGuests, placesLeft, deadlineAt, accessNote, prices, phase } = activity;
  const ages = agesWords(activity);
  const left = ['open', 'soon-full', 'full'].includes(phase) ? placesLeftWords(placesLeft) : null;
  const costs = prices.memberOre + prices.otherOre + prices.childOre > 0;
  const who = [
    audience === 'members' ? texts.forMembers : texts.forAll,
    ...(takesChildren ? [texts.withChildren] : []),
    ...(maxGuests > 0 ? [texts.withGuests(maxGuests)] : []),
  ];
  return (
    <FactList
      isLong
      facts={[
        [texts.when, capitalise(whenWords(activity))],
        [
          texts.where,
          <>
            {whereWords(activity)}
            {activity.isDigital && ` ${texts.digitalOpen}`}
            {activity.place && (
              <>
                <br />
                <a className="ds-link" href={mapAddress(activity.place, activity.point)} rel="noreferrer">
                  {texts.map}
                </a>
              </>
            )}
          </>,
        ],
        [texts.organiser, activity.unit.name],
        [
          texts.price,
          <>
            {priceWords(activity)}
            {costs && (
              <>
                <br />
                {texts.refunds[activity.refundRule]}
              </>
            )}
          </>,
        ],
        [texts.who, `${who.join('. ')}.`],
        ...(ages ? [[texts.ages, ages] as const] : []),
        ...(left ? [[texts.places, left] as const] : []),
        ...(deadlineAt
          ? [[texts.deadline, `${capitalise(longDayOf(deadlineAt))} ${formatTime(deadlineAt)}`] as const]
          : []),
        ...(accessNote ? [[texts.access, accessNote] as const] : []),
      ]}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfficeState } from '#contract/office-values.ts';
import type { Profile } from '#contract/profile-endpoints.ts';
import { type AddressFieldName, addressFieldNames } from '#contract/values/postal-address.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { chapterQuery } from '#web/api/profile-queries.ts';
import { paths } from '#web/paths.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './mine-opplysninger-texts.ts';

type AddressEffectsProps = {
  profile: Profile;
  /** What is in a field now. */
  fieldValue(name: AddressFieldName | 'isAddressShielded' | 'magazine'): string | boolean | undefined;
  /** The choice to stay in the chapter. */
  keeps: ReactNode;
};

/** What follows from another address, told before it is saved. */
export function AddressEffects({ profile, fieldValue, keeps }: AddressEffectsProps) {
  const isEmptyYet =
    !profile.country && addressFieldNames.every((name) => name === 'country' || !fieldValue(name));
  const isMoved = !isEmptyYet && addressFieldNames.some((name) => fieldValue(name) !== profile[name]);
  const postalCode = String(fieldValue('postalCode')).trim();
  const isPlaced =
    isMoved &&
    profile.isMember &&
    fieldValue('country') === 'NO' &&
    !fieldValue('isAddressShielded') &&
    /^\d{4}$/.test(postalCode);
  const { data } = useQuery({ ...chapterQuery(postalCode), enabled: isPlaced });
  const chapter = isPlaced ? (data?.chapter ?? null) : null;
  const isOther = isMoved && chapter !== null && chapter !== profile.chapter;
  const offices = useQuery({ ...myOfficesQuery(), enabled: isOther });
  if (!isMoved) return null;
  const held = isOther
    ? (offices.data?.offices ?? []).filter(({ state, unit }) => isHeld(state) && unit.name !== chapter)
    : [];
  return (
    <NoticeBox title={texts.effects.title} level={3}>
      {!isOther && profile.chapter && <p>{texts.effects.stays(profile.chapter)}</p>}
      {isOther && <p>{texts.effects.moves(profile.chapter, chapter)}</p>}
      {isOther && profile.chapter && keeps}
      {held.map(({ id, role, unit, untilOn }) => (
        <p key={id}>{texts.effects.office(roleWords[role], unit.name, untilOn)}</p>
      ))}
      {held.length > 0 && (
        <p>
          <PageLink to={paths.representative}>{texts.effects.offices}</PageLink>
        </p>
      )}
      <p>{fieldValue('magazine') === 'paper' ? texts.effects.paper : texts.effects.noPaper}</p>
    </NoticeBox>
  );
}

/** An office stands with the membership, wherever one lives. */
const isHeld = (state: OfficeState): boolean =>
  ['undeclared', 'coming', 'active', 'soon-over'].includes(state);

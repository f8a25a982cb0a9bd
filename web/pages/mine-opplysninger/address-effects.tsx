import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import { chapterQuery } from '#web/api/profile-queries.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './mine-opplysninger-texts.ts';

type AddressEffectsProps = {
  profile: Profile;
  /** What is in a field now. */
  fieldValue(name: AddressName | 'isAddressShielded' | 'magazine'): string | boolean | undefined;
  /** The choice to stay in the chapter. */
  keeps: ReactNode;
};

const addressNames = [
  'country',
  'careOf',
  'addressLine',
  'addressLine2',
  'postalCode',
  'postalPlace',
] as const;
type AddressName = (typeof addressNames)[number];

/** What follows from another address, told before it is saved. */
export function AddressEffects({ profile, fieldValue, keeps }: AddressEffectsProps) {
  const isMoved = addressNames.some((name) => fieldValue(name) !== profile[name]);
  const postalCode = String(fieldValue('postalCode')).trim();
  const isPlaced =
    isMoved &&
    profile.isMember &&
    fieldValue('country') === 'NO' &&
    !fieldValue('isAddressShielded') &&
    /^\d{4}$/.test(postalCode);
  const { data } = useQuery({ ...chapterQuery(postalCode), enabled: isPlaced });
  if (!isMoved) return null;
  const chapter = isPlaced ? (data?.chapter ?? null) : null;
  const isOther = chapter !== null && chapter !== profile.chapter;
  return (
    <NoticeBox title={texts.effects.title} level={3}>
      {!isOther && profile.chapter && <p>{texts.effects.stays(profile.chapter)}</p>}
      {isOther && <p>{texts.effects.moves(profile.chapter, chapter)}</p>}
      {isOther && profile.chapter && keeps}
      <p>{fieldValue('magazine') === 'paper' ? texts.effects.paper : texts.effects.noPaper}</p>
    </NoticeBox>
  );
}

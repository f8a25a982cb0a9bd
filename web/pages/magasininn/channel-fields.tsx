import { useEffect, useState } from 'react';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { paths } from '#web/paths.ts';
import { AddressFields, type AddressForm } from '#web/ui/address-fields.tsx';
import { AddressLines } from '#web/ui/address-lines.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { texts } from './magasininn-texts.ts';

type ChannelForm = {
  field(name: 'channel'): ReturnType<AddressForm['field']>;
  watch(name: 'channel'): unknown;
  set(name: 'postalCode', value: string): void;
};

type ChannelFieldsProps = {
  magazine: MyMagazine;
  form: ChannelForm & AddressForm;
  /** All unless said. */
  isOffered?(channel: 'paper' | 'digital'): boolean;
};

/** Paper or digital, and for paper where to. A member moves elsewhere, where all that follows from it is shown. */
export function ChannelFields({ magazine, form, isOffered = () => true }: ChannelFieldsProps) {
  const { order: words } = texts;
  const channel = form.watch('channel');
  const { address, contact, isAddressShielded, isAddressChangedHere } = magazine;
  const asksAddress = channel === 'paper' && isAddressChangedHere && !isAddressShielded;
  const code = String(form.watch('postalCode') ?? '');
  const [clearCode] = useState(() => () => form.set('postalCode', ''));
  // An incomplete code in a hidden field is no error.
  const isHidden = channel === 'digital' && code !== '' && !/^\s*\d{4}\s*$/.test(code);
  useEffect(() => {
    if (isHidden) clearCode();
  }, [isHidden, clearCode]);
  return (
    <>
      <RadioGroup
        label={words.channel}
        options={words.channels.filter(({ value }) => isOffered(value))}
        {...form.field('channel')}
      />
      {isAddressShielded && <p>{words.shielded}</p>}
      {channel === 'digital' && contact && <p>{words.contact(contact)}</p>}
      {asksAddress && <AddressFields form={form} />}
      {channel === 'paper' && !isAddressChangedHere && address && (
        <div>
          <p>{words.to}</p>
          <p>
            <AddressLines address={address} />
          </p>
          <p>
            <PageLink to={paths.myDetails} search={{ endre: 'adresse' }}>
              {words.move}
            </PageLink>
          </p>
        </div>
      )}
    </>
  );
}

/** The parts of the organiser's form. A ceremony is for those who are signed up by another, at one place on one day. */
import { useQuery } from '@tanstack/react-query';
import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { audiences, refundRules } from '#contract/activity-values.ts';
import type { DatedCeremony } from '#contract/ceremony-endpoints.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { ceremoniesQuery } from '#web/api/ceremony-queries.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { formatTime, kroner } from '#web/texts/format.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { formTexts as texts } from './organiser-texts.ts';

type FieldsProps = {
  form: Pick<ReturnType<typeof useDraftForm>, 'field' | 'watch'>;
  /** Null for what is none. */
  ceremony: DatedCeremony | null;
};
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

export function WhenAndWhereFields({ form, ceremony }: FieldsProps) {
  const { field, watch } = form;
  return (
    <>
      <h2>{texts.when}</h2>
      <TextField label={texts.startsOn} {...number} {...field('startsOn')} />
      {ceremony && <OpeningNote kind={ceremony} startsOn={String(watch('startsOn'))} />}
      <TextField label={texts.startsTime} {...number} {...field('startsTime')} />
      <TextField label={texts.endsTime} {...number} {...field('endsTime')} />
      {!ceremony && (
        <TextField label={texts.endsOn} hint={texts.endsOnHint} {...number} {...field('endsOn')} />
      )}
      <TextField label={texts.deadlineOn} hint={texts.deadlineOnHint} {...number} {...field('deadlineOn')} />
      <h2>{texts.where}</h2>
      <TextField label={texts.place} maximum={activityLimits.place.maximum} {...field('place')} />
      <TextField label={texts.point} hint={texts.pointHint} autoComplete="off" {...field('point')} />
      {!ceremony && <CheckboxField label={texts.isDigital} {...field('isDigital')} />}
      {!ceremony && watch('isDigital') === true && (
        <TextField
          label={texts.digitalLink}
          hint={texts.digitalLinkHint}
          type="url"
          autoComplete="off"
          {...field('digitalLink')}
        />
      )}
      <TextField
        label={texts.accessNote}
        hint={texts.accessNoteHint}
        maximum={activityLimits.accessNote.maximum}
        {...field('accessNote')}
      />
    </>
  );
}

/** When one can sign up for a ceremony is decided once for all dates of a round: said here, as soon as there is a day. */
function OpeningNote({ kind, startsOn }: { kind: DatedCeremony; startsOn: string }) {
  const { data } = useQuery(ceremoniesQuery());
  const day = TypedDate.safeParse(startsOn).data;
  if (!data || !day) return null;
  const round = data.rounds.find((one) => one.kind === kind && one.firstOn <= day && day <= one.lastOn);
  const words = (moment: string) => `${longDayOf(moment)} ${formatTime(moment)}`;
  return (
    <p role="status">
      {round ? texts.opening(words(round.membersOpenAt), words(round.opensAt)) : texts.noOpening}
    </p>
  );
}

export function WhoFields({ form, ceremony }: FieldsProps) {
  const { field, watch } = form;
  return (
    <>
      <h2>{texts.who}</h2>
      {!ceremony && (
        <RadioGroup
          label={texts.audience}
          options={audiences.map((one) => ({ value: one, label: texts.audiences[one] }))}
          {...field('audience')}
        />
      )}
      <TextField label={texts.ageFrom} {...number} {...field('ageFrom')} />
      <TextField label={texts.ageTo} {...number} {...field('ageTo')} />
      {!ceremony && (
        <>
          <CheckboxField label={texts.takesChildren} {...field('takesChildren')} />
          <SelectField
            label={texts.maxGuests}
            options={[0, 1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: String(count) }))}
            {...field('maxGuests')}
          />
        </>
      )}
      <TextField label={texts.capacity} hint={texts.capacityHint} {...number} {...field('capacity')} />
      {watch('capacity') !== '' && (
        <TextField label={texts.offerHours} {...number} {...field('offerHours')} />
      )}
    </>
  );
}

export function MoneyFields({ form, ceremony }: FieldsProps) {
  const { field, watch } = form;
  const { data } = useQuery({ ...ceremoniesQuery(), enabled: ceremony !== null });
  const usual = ceremony && data?.prices[ceremony];
  const costs = ['priceMemberKroner', 'priceOtherKroner', 'priceChildKroner'].some(
    (name) => Number(watch(name)) > 0,
  );
  return (
    <>
      <h2>{texts.money}</h2>
      {usual?.map(({ name, memberOre, otherOre }) => (
        <p key={name}>{texts.usualPrice(name, kroner(memberOre), kroner(otherOre))}</p>
      ))}
      <TextField label={texts.priceMember} {...number} {...field('priceMemberKroner')} />
      <TextField label={texts.priceOther} {...number} {...field('priceOtherKroner')} />
      {!ceremony && watch('takesChildren') === true && (
        <TextField label={texts.priceChild} {...number} {...field('priceChildKroner')} />
      )}
      {costs && (
        <RadioGroup
          label={texts.refund}
          options={refundRules.map((rule) => ({ value: rule, label: texts.refunds[rule] }))}
          {...field('refundRule')}
        />
      )}
    </>
  );
}

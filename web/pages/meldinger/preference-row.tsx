import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isChoosable, isOptional, type NoticeChannel, noticeChannels } from '#contract/notice-kinds.ts';
import type { NoticePreference } from '#contract/notice-preference-endpoints.ts';
import { changeNoticePreferences } from '#web/api/notice-queries.ts';
import { failureOf } from '#web/forms/sending.ts';
import { channelWords, noticeTypeWords } from '#web/texts/notice-type-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './innstillinger-texts.ts';

type Choice = { channel: NoticeChannel; isOn: boolean };

/** One type with its channels. Each choice is kept at once; one that could not be kept is as it was. */
export function PreferenceRow({ preference }: { preference: NoticePreference }) {
  const client = useQueryClient();
  const { type } = preference;
  const words = noticeTypeWords[type];
  // What has been pressed is shown as pressed while it is on its way: at once, or it would jump back for a moment.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const change = useMutation({
    mutationFn: (choice: Choice) => changeNoticePreferences(client, { changes: [{ type, ...choice }] }),
    onSettled: () => setPressed(null),
  });
  const press = (choice: Choice) => {
    if (pressed) return;
    setPressed(choice);
    change.mutate(choice);
  };
  const isOn = (channel: NoticeChannel) =>
    pressed?.channel === channel ? pressed.isOn : preference[channel];
  const done = change.isSuccess ? change.variables : null;
  return (
    <fieldset className="preference">
      <legend className="preference__title">{words.title}</legend>
      <p className="preference__about">{words.about}</p>
      {!isOptional(type) && (
        <p className="preference__about">
          <strong>{texts.alwaysOn}</strong> {texts.because[type]}
        </p>
      )}
      <div className="preference__channels">
        {noticeChannels
          .filter((channel) => isChoosable(type, channel))
          .map((channel) => (
            <CheckboxField
              key={channel}
              name={`${type}-${channel}`}
              label={channelWords[channel]}
              checked={isOn(channel)}
              aria-busy={pressed?.channel === channel || undefined}
              onChange={(event) => press({ channel, isOn: event.target.checked })}
            />
          ))}
      </div>
      <p className="ds-sr-only" role="status">
        {done && texts.saved(words.title, channelWords[done.channel], done.isOn)}
      </p>
      <div role="alert">
        {change.error && <NoticeBox tone="danger">{failureOf(change.error, texts.save, []).text}</NoticeBox>}
      </div>
    </fieldset>
  );
}

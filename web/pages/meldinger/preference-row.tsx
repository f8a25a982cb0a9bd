import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isChoosable, isOptional, type NoticeChannel, noticeChannels } from '#contract/notice-kinds.ts';
import type { NoticePreference } from '#contract/notice-preference-endpoints.ts';
import { changeNoticePreferences } from '#web/api/notice-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { channelWords, noticeTypeWords } from '#web/texts/notice-type-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { texts } from './innstillinger-texts.ts';

type Choice = { channel: NoticeChannel; isOn: boolean };

/** One type with its channels. Each choice is kept at once; one that could not be kept is as it was. */
export function PreferenceRow({ preference }: { preference: NoticePreference }) {
  const client = useQueryClient();
  const { type } = preference;
  const words = noticeTypeWords[type];
  // What has been pressed is shown as pressed while it is on its way: at once, or it would jump back for a moment.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const { press, isBusy, isDone, problem } = usePress();
  const change = (choice: Choice) => {
    if (isBusy) return;
    setPressed(choice);
    void press(texts.save, () => changeNoticePreferences(client, { changes: [{ type, ...choice }] }));
  };
  const isChanging = (channel: NoticeChannel) => isBusy && pressed?.channel === channel;
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
              checked={isChanging(channel) ? pressed?.isOn : preference[channel]}
              aria-busy={isChanging(channel) || undefined}
              onChange={(event) => change({ channel, isOn: event.target.checked })}
            />
          ))}
      </div>
      <div role="status">
        {isDone && pressed && (
          <p className="preference__about">
            {texts.saved(words.title, channelWords[pressed.channel], pressed.isOn)}
          </p>
        )}
      </div>
      {problem}
    </fieldset>
  );
}

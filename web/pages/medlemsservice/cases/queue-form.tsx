import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { queueOwners, queueStates } from '#contract/desk-case-endpoints.ts';
import { enquiryTopics } from '#contract/enquiry-endpoints.ts';
import { type QueueFilter, tagsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { filterOf, searchOf, stateOf } from './queue-filter.ts';

/** What of the queue is shown. It takes effect with the button, so that nothing moves while somebody chooses. */
export function QueueForm({ filter }: { filter: QueueFilter }) {
  const navigate = useGoTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { state, topic, owner, tag, search } = Object.fromEntries(new FormData(event.currentTarget));
    const chosen = filterOf({ vis: state, tema: topic, hvem: owner, merke: tag }, search);
    void navigate({
      to: paths.desk,
      search: searchOf(chosen),
      state: stateOf(chosen),
    });
  };
  const words = (values: Readonly<Record<string, string>>) => (value: string) => ({
    value,
    label: values[value] ?? value,
  });
  const address = searchOf(filter);
  const tags = useQuery(tagsQuery()).data?.tags ?? [];
  return (
    <search aria-label={texts.filter}>
      <form className="queue-form" onSubmit={submit}>
        <SelectField
          name="state"
          label={texts.state}
          defaultValue={address.vis ?? 'venter'}
          options={queueStates.map((one) => ({
            value: searchOf({ ...filter, state: one }).vis ?? 'venter',
            label: texts.states[one],
          }))}
        />
        <SelectField
          name="topic"
          label={texts.topic}
          defaultValue={filter.topic ?? ''}
          placeholder={texts.allTopics}
          options={enquiryTopics.map(words(topicWords))}
        />
        <SelectField
          name="owner"
          label={texts.owner}
          defaultValue={address.hvem ?? 'alle'}
          options={queueOwners.map((one) => ({
            value: searchOf({ ...filter, owner: one }).hvem ?? 'alle',
            label: texts.owners[one],
          }))}
        />
        {tags.length > 0 && (
          <SelectField
            key={tags.length}
            name="tag"
            label={texts.tag}
            defaultValue={filter.tag ?? ''}
            placeholder={texts.allTags}
            options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextField
          name="search"
          type="search"
          label={texts.search}
          defaultValue={filter.search}
          autoComplete="off"
        />
        <p className="actions">
          <Button type="submit">{texts.find}</Button>
          <PageLink to={paths.desk}>{texts.reset}</PageLink>
        </p>
      </form>
    </search>
  );
}

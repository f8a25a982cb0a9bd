/** `/administrasjon/mottakere`: systems that get changes of the register. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscriber } from '#contract/subscriber-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { subscribersQuery } from './administration-queries.ts';
import { NewSubscriberForm } from './new-subscriber.tsx';
import { RegisterConflicts } from './register-conflicts.tsx';
import { SubscriberDetailsPanel } from './subscriber-details.tsx';
import { type ShownSecret, SubscriberSecret } from './subscriber-secret.tsx';
import { subscribersTexts as texts } from './subscribers-texts.ts';

export function SubscribersPage() {
  const query = useQuery(subscribersQuery());
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const added = (shown: ShownSecret) => {
    setNew(false);
    setSecret(shown);
  };
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      {secret && <SubscriberSecret shown={secret} onDone={() => setSecret(null)} />}
      {isNew ? (
        <NewSubscriberForm onAdded={added} onCancel={() => setNew(false)} />
      ) : (
        <p>
          <Button onClick={() => setNew(true)}>{texts.new}</Button>
        </p>
      )}
      <p>
        <a href="/openapi/register-v1">{texts.documentation}</a>
      </p>
      <RegisterConflicts />
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ subscribers }) =>
          subscribers.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="rows" aria-label={texts.list}>
              {subscribers.map((subscriber) => (
                <SubscriberRow key={subscriber.id} subscriber={subscriber} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </AdministrationPage>
  );
}

function SubscriberRow(props: { subscriber: Subscriber; onSecret(secret: ShownSecret): void }) {
  const { subscriber } = props;
  const { name, purpose, state, url, copies, waiting, failedAttempts, dead, unacknowledged, mayWrite } =
    subscriber;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="row">
      <h2 className="row__name">{name}</h2>
      <p>
        <StateTag tone={state === 'active' ? 'success' : 'neutral'}>{texts.states[state]}</StateTag>{' '}
        {failedAttempts > 0 && <StateTag tone="warning">{texts.failing(failedAttempts)}</StateTag>}{' '}
        {dead > 0 && <StateTag tone="danger">{texts.dead(dead)}</StateTag>}{' '}
        {unacknowledged > 0 && (
          <StateTag tone="warning">{texts.unacknowledgedShort(unacknowledged)}</StateTag>
        )}
      </p>
      <p>
        {texts.purposes[purpose]}. {texts.gets[purpose]} {mayWrite && texts.master}
      </p>
      <p className="row__details">
        <span>{url ?? texts.asksItself}</span>
        <span>{texts.copies(copies)}</span>
        {url !== null && state !== 'ended' && waiting > 0 && <span>{texts.waiting(waiting)}</span>}
      </p>
      <p>
        <Button
          variant="tertiary"
          aria-expanded={isOpen}
          {...(!isOpen && { 'aria-label': texts.openSpoken(name) })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </p>
      {isOpen && <SubscriberDetailsPanel {...props} />}
    </li>
  );
}

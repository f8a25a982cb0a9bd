import type { ReactNode } from 'react';
import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatDate, formatMoment, formatPhone } from '#web/texts/format.ts';
import { referenceWords } from '#web/texts/reference-words.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { givingPlace } from '../giving/desk-giving.tsx';
import { caseTexts as texts } from './desk-case-texts.ts';
import { senderTexts } from './desk-sender-texts.ts';
import { DueTag } from './due-tag.tsx';

/** Where the case stands, in a few words above its subject. */
export function CaseTags({ deskCase }: { deskCase: DeskCase }) {
  return (
    <p className="row__tags">
      <DueTag workingDaysLeft={deskCase.workingDaysLeft} />
      <StateTag tone={deskEnquiryTones[deskCase.state]}>{deskStateWords[deskCase.state]}</StateTag>
      {deskCase.forwardedTo && <StateTag tone="info">{texts.atUnit(deskCase.forwardedTo)}</StateTag>}
      {deskCase.personId && (
        <StateTag tone="neutral">{deskCase.isMember ? texts.isMember : texts.isNotMember}</StateTag>
      )}
      {deskCase.tags.map(({ id, name }) => (
        <StateTag key={id} tone="info">
          {name}
        </StateTag>
      ))}
    </p>
  );
}

/** What the person started it from, as the desk sees it: by itself where that can be, and else as the person's. */
function StartedFrom({ deskCase: { id, personId, about } }: { deskCase: DeskCase }) {
  if (!about) return null;
  const words = referenceWords(about);
  if (!about.isThere || !personId) return words;
  switch (about.kind) {
    case 'enquiry':
      return <PageLink to={deskPaths.deskEnquiry(about.id)}>{words}</PageLink>;
    case 'activity':
      return <PageLink to={activityPaths.one(about.id)}>{words}</PageLink>;
    case 'charge':
    case 'agreement':
      return (
        <PageLink to={deskPaths.deskEnquiry(id)} hash={givingPlace}>
          {words}
        </PageLink>
      );
    default:
      return (
        <PageLink to={deskPaths.deskPerson(personId)} search={{ henvendelse: id }}>
          {words}
        </PageLink>
      );
  }
}

/** Whose case it is, and what it is about. */
export function CaseFacts({ deskCase }: { deskCase: DeskCase }) {
  const { id, personId, personName, unidentifiedContact: contact, dueOn, mergedNumbers, tiedFrom } = deskCase;
  const facts: [string, ReactNode][] = [
    [texts.person, personId ? personName : `${personName}. ${texts.notIdentified}`],
  ];
  if (tiedFrom)
    facts.push([
      senderTexts.sentAs,
      [tiedFrom.name, tiedFrom.email, tiedFrom.phone && formatPhone(tiedFrom.phone)]
        .filter(Boolean)
        .join(', '),
    ]);
  if (contact?.email) facts.push([texts.email, contact.email]);
  if (contact?.phone) facts.push([texts.phone, formatPhone(contact.phone)]);
  facts.push([texts.number, deskCase.number]);
  if (mergedNumbers.length > 0) facts.push([texts.mergedNumbers, mergedNumbers.join(', ')]);
  facts.push(
    [texts.topic, topicWords[deskCase.topic]],
    [texts.received, formatMoment(deskCase.receivedAt, new Date())],
  );
  if (deskCase.about) facts.push([texts.about, <StartedFrom key="about" deskCase={deskCase} />]);
  if (dueOn) facts.push([deskCase.topic === 'privacy' ? texts.dueByLaw : texts.due, formatDate(dueOn)]);
  return (
    <>
      <FactList facts={facts} />
      {deskCase.isExtended && <p>{texts.extended}</p>}
      {personId && (
        <p>
          <PageLink to={deskPaths.deskPerson(personId)} search={{ henvendelse: id }}>
            {texts.seePerson}
          </PageLink>
        </p>
      )}
    </>
  );
}

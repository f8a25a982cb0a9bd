import type { ReactNode } from 'react';
import type { DeskPerson } from '#contract/desk-person-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { countryName } from '#web/texts/country-names.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { PersonCorrections } from '../corrections/person-corrections.tsx';
import { noticeKind, personTexts as texts } from './desk-person-texts.ts';
import { PersonTimeline } from './person-timeline.tsx';
import { RecordMerges } from './record-merges.tsx';
import { WholeNumber } from './whole-number.tsx';
import { WrittenLeaving } from './written-leaving.tsx';

/** What the desk needs of a person. @param ground the case or the written reason that led here */
export function PersonView({ person, ground }: { person: DeskPerson; ground: LookGround }) {
  const { reasonId } = ground;
  const { flag, bornOn, membership } = person;
  return (
    <>
      {flag && <NoticeBox tone="warning">{texts[flag]}</NoticeBox>}
      {person.isRestricted && (
        <NoticeBox tone="warning" title={texts.restrictedTitle}>
          <p>{texts.restricted}</p>
        </NoticeBox>
      )}
      <p>{texts.logged}</p>
      <Card id="about" title={texts.about}>
        <FactList
          facts={[
            [texts.bornOn, bornOn ? formatDate(bornOn) : texts.unknown],
            [texts.fodselsnummer, person.maskedFodselsnummer ?? texts.missing],
          ]}
        />
        {person.maskedFodselsnummer && reasonId && <WholeNumber personId={person.id} reasonId={reasonId} />}
      </Card>
      <Card id="membership" title={texts.membership}>
        {membership ? (
          <FactList
            facts={[
              [texts.number, membership.number],
              [texts.joinedOn, formatDate(membership.joinedOn)],
              ...(membership.endedOn ? [[texts.endedOn, formatDate(membership.endedOn)] as const] : []),
              [texts.chapter, membership.chapter ?? texts.unknown],
            ]}
          />
        ) : (
          <p>{texts.notMember}</p>
        )}
        <WrittenLeaving
          personId={person.id}
          ground={ground}
          isMember={membership !== null && membership.endedOn === null}
          hasEmail={person.email?.isVerified ?? false}
        />
      </Card>
      <Card id="contact" title={texts.contact}>
        <FactList
          facts={[
            [texts.email, contactWords(person.email)],
            [texts.phone, contactWords(person.phone)],
            [texts.address, person.isAddressShielded ? texts.shielded : addressWords(person)],
          ]}
        />
        <p>
          <PageLink to={deskPaths.deskRecoveryStart(person.id)} search={searchOf(ground)}>
            {texts.cannotGetIn}
          </PageLink>
        </p>
        {person.postReturnedOn && <p>{texts.postReturned(formatDate(person.postReturnedOn))}</p>}
      </Card>
      <PersonCorrections personId={person.id} ground={ground} />
      <RecordMerges personId={person.id} ground={ground} />
      <PersonTimeline personId={person.id} ground={ground} />
      <Card id="enquiries" title={texts.enquiries}>
        <PersonEnquiries person={person} />
      </Card>
      <Card id="notices" title={texts.notices}>
        <PersonNotices person={person} />
      </Card>
    </>
  );
}

/** The ground is passed to the next page. */
const searchOf = ({ enquiryId, reasonId }: LookGround): Record<string, string> => ({
  ...(enquiryId && { henvendelse: enquiryId }),
  ...(reasonId && { grunn: reasonId }),
});

/** An address breaks after its @, where it has to. */
function contactWords(contact: DeskPerson['email']): ReactNode {
  if (!contact) return texts.unknown;
  const [name, ...domain] = contact.masked.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain} ({contact.isVerified ? texts.verified : texts.notVerified})
    </>
  );
}

function addressWords({ address }: DeskPerson): string {
  if (!address) return texts.unknown;
  const { careOf, lines, postalCode, postalPlace, country } = address;
  const all = [
    careOf && `c/o ${careOf}`,
    ...lines,
    [postalCode, postalPlace].filter(Boolean).join(' '),
    country !== 'NO' && countryName(country),
  ].filter(Boolean);
  return all.join(', ');
}

function PersonEnquiries({ person: { enquiries } }: { person: DeskPerson }) {
  if (enquiries.length === 0) return <p>{texts.noEnquiries}</p>;
  const now = new Date();
  return (
    <ul className="plain-list">
      {enquiries.map(({ id, number, subject, state, topic, receivedAt }) => (
        <li key={id}>
          <PageLink to={deskPaths.deskEnquiry(id)}>{subject}</PageLink>{' '}
          <StateTag tone={deskEnquiryTones[state]}>{deskStateWords[state]}</StateTag>
          <br />
          <span className="soft">
            {[number, topicWords[topic], formatMoment(receivedAt, now)].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PersonNotices({ person: { notices } }: { person: DeskPerson }) {
  if (notices.length === 0) return <p>{texts.noNotices}</p>;
  const now = new Date();
  return (
    <ul className="plain-list">
      {notices.map(({ id, kind, createdAt, sentAt }) => (
        <li key={id}>
          {noticeKind(kind)}
          <br />
          <span className="soft">
            {sentAt
              ? `${texts.sent} ${formatMoment(sentAt, now)}`
              : `${texts.waiting} · ${texts.created} ${formatMoment(createdAt, now)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

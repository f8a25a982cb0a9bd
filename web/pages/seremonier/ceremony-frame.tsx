/** What the page of every ceremony has: what it is, what it costs, and a contact. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Ceremonies, CeremonyKind } from '#contract/ceremony-endpoints.ts';
import { ceremoniesQuery, myCeremoniesQuery } from '#web/api/ceremony-queries.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatPhone, kroner } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PictureHeading } from '#web/ui/picture-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm, SkeletonText, SkeletonWord } from '#web/ui/skeleton.tsx';
import { texts } from './seremonier-texts.ts';

type CeremonyFrameProps = {
  kind: CeremonyKind;
  /** Address of its drawing. */
  picture: string;
  /** Right below the heading, and what holds its place. */
  first?(ceremonies: Ceremonies): ReactNode;
  firstSkeleton?: ReactNode;
  children(ceremonies: Ceremonies): ReactNode;
};

export function CeremonyFrame({ kind, picture, first, firstSkeleton, children }: CeremonyFrameProps) {
  const query = useQuery(ceremoniesQuery());
  const { title, lead, about } = texts[kind];
  return (
    <>
      <PictureHeading picture={picture} lead={lead}>
        {title}
      </PictureHeading>
      {first && (
        <QueryState query={query} skeleton={firstSkeleton ?? <SkeletonText lines={3} />}>
          {first}
        </QueryState>
      )}
      <section>
        <h2>{texts.about}</h2>
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <div data-needs-app="">
        <QueryState query={query} skeleton={<SkeletonForm />}>
          {(ceremonies) => (
            <>
              <Prices kind={kind} ceremonies={ceremonies} />
              {children(ceremonies)}
              <Contact
                title={texts.contact.title}
                contact={kind === 'funeral' ? ceremonies.funeralContact : ceremonies.contact}
              />
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

function Prices({ kind, ceremonies }: { kind: CeremonyKind; ceremonies: Ceremonies }) {
  const { prices: words } = texts;
  // An amount is not parted from its «kr».
  const amount = (ore: number) => (ore === 0 ? words.free : kroner(ore).replace(' ', '\u00a0'));
  const isFreeFuneral =
    kind === 'funeral' && ceremonies.prices.funeral.every(({ memberOre }) => memberOre === 0);
  return (
    <section>
      <h2>{words.title}</h2>
      <FactList
        isLong
        facts={ceremonies.prices[kind].map(
          ({ name, memberOre, otherOre }) => [name, words.line(amount(memberOre), amount(otherOre))] as const,
        )}
      />
      {isFreeFuneral && <p>{texts.funeral.free}</p>}
      {(kind === 'naming' || kind === 'confirmation') && <p>{words.byDate}</p>}
      <MemberPrice />
    </section>
  );
}

function MemberPrice() {
  const { account } = useSession();
  const { data: mine } = useQuery({ ...myCeremoniesQuery(), enabled: account !== null });
  const { prices: words } = texts;
  if (!mine) return null;
  if (mine.memberBy)
    return (
      <p>
        <strong>{words[mine.memberBy]}</strong>
      </p>
    );
  return (
    <>
      <p>{words.none}</p>
      <p>
        <ButtonLink to={paths.joining} variant="secondary">
          {words.join}
        </ButtonLink>
      </p>
    </>
  );
}

type ContactProps = {
  title: string;
  /** Null until it has come. */
  contact: Ceremonies['contact'] | null;
  tone?: 'plain' | 'warm';
};

export function Contact({ title, contact, tone = 'plain' }: ContactProps) {
  return (
    <Card title={title} tone={tone} className="ceremony-contact">
      <p>
        {contact ? (
          <a className="ds-link ceremony-phone" href={`tel:${contact.phone}`}>
            {formatPhone(contact.phone)}
          </a>
        ) : (
          <span className="ceremony-phone">
            <SkeletonWord />
          </span>
        )}
      </p>
      <p>{contact ? texts.contact.by(contact.name, contact.hours) : <SkeletonWord />}</p>
      <p>{contact ? <MailLink address={contact.email} /> : <SkeletonWord />}</p>
    </Card>
  );
}

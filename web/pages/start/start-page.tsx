/** `/`: what one can do here. The same for everybody; who is a member is only said after sign-in. */
import { oneOffPlace, paths } from '#web/paths.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardGrid, LinkCard } from '#web/ui/card.tsx';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { PeopleScene } from '#web/ui/illustrations/people-scene.tsx';
import {
  GivingPicture,
  MagazinePicture,
  OutdoorsPicture,
  TogetherPicture,
} from '#web/ui/illustrations/small-pictures.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PlainHeading } from '#web/ui/plain-heading.tsx';
import { InsideList } from './inside-list.tsx';
import { texts } from './start-texts.ts';

const { cards } = texts;
const doors = [
  { to: paths.activities, ...cards.activities, Picture: OutdoorsPicture },
  { to: ceremonyPaths.all, ...cards.ceremonies, Picture: TogetherPicture },
  { to: paths.donorAgreement, ...cards.giving, Picture: GivingPicture },
  { to: paths.magazine, ...cards.magazine, Picture: MagazinePicture },
];

export function StartPage() {
  return (
    <>
      <Hero />

      <h2>{texts.doTitle}</h2>
      <CardGrid wide>
        {doors.map(({ to, title, text, Picture }) => (
          <LinkCard
            key={to}
            to={to}
            title={title}
            level={3}
            picture={<Picture className="start-card__picture" />}
          >
            {text}
          </LinkCard>
        ))}
      </CardGrid>

      <p>
        {texts.oneOff.before}{' '}
        <PageLink to={paths.donorAgreement} hash={oneOffPlace}>
          {texts.oneOff.link}
        </PageLink>
      </p>

      <div className="start-grid signed-out-only">
        <Card title={texts.member.title} tone="night">
          <p>{texts.member.text}</p>
          <p>
            <ButtonLink to={paths.home}>{texts.member.link}</ButtonLink>
          </p>
        </Card>
        <Card title={texts.howTitle} tone="warm">
          <ol>
            {texts.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      </div>

      <InsideList />

      <h2>{texts.death.title}</h2>
      <p>
        {texts.death.before} <PageLink to={ceremonyPaths.funeral}>{texts.death.funeral}</PageLink>
        {texts.death.between} <PageLink to={paths.tellOfDeath}>{texts.death.tell}</PageLink>
      </p>

      <h2>{texts.help.title}</h2>
      <p>
        {texts.help.before}
        <a href={`tel:${organisation.memberService.phone}`}>{texts.help.phone}</a>
        {texts.help.between}
        <MailLink address={organisation.memberService.email} />
        {texts.help.after} <PageLink to={paths.contact}>{texts.help.contact}</PageLink>
      </p>
    </>
  );
}

function Hero() {
  return (
    <div className="start-hero">
      <div className="start-hero__text">
        <PlainHeading
          lead={
            <>
              <span className="signed-out-only">{texts.lead}</span>
              <span className="signed-in-only">{texts.signedInLead}</span>
            </>
          }
        >
          {texts.title}
        </PlainHeading>
        <p className="actions">
          <ButtonLink to={paths.home}>{texts.signIn}</ButtonLink>
          <span className="signed-out-only">
            <ButtonLink to={paths.joining} variant="secondary">
              {texts.join}
            </ButtonLink>
          </span>
        </p>
      </div>
      <PeopleScene className="start-hero__picture" />
    </div>
  );
}

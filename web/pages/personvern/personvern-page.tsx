/** `/personvern`: what we know about people, why, and what they can demand. */
import { paths } from '#web/paths.ts';
import { organisation } from '#web/texts/organisation.ts';
import { InShort } from '#web/ui/in-short.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ComplaintAndVersion, Points } from '#web/ui/statement.tsx';
import { texts } from './personvern-texts.ts';

const { controller, what, who, howLong, rights, complaint, browser, address } = texts;

export function PersonvernPage() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <InShort points={texts.short} />
      <h2>{controller.title}</h2>
      <p>{controller.text}</p>
      {controller.officer && (
        <p>
          {controller.officer} <MailLink address={organisation.privacyEmail} />.
        </p>
      )}
      <h2>{what.title}</h2>
      {what.groups.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <h2>{who.title}</h2>
      <Points points={who.points} />
      <p>{who.transfers}</p>
      <p>{who.never}</p>
      <p>
        {browser.before}
        <PageLink to={paths.cookies}>{browser.link}</PageLink>
        {browser.after}
      </p>
      <h2>{howLong.title}</h2>
      <p>{howLong.text}</p>
      <p>{howLong.examples}</p>
      <Points points={howLong.points} />
      <p>
        {howLong.all} <PageLink to={paths.storing}>{howLong.allLink}</PageLink>.
      </p>
      <h2>{rights.title}</h2>
      <Points points={rights.points} />
      <p>
        {rights.before}
        <MailLink address={organisation.privacyEmail} />
        {rights.after}
      </p>
      <p>
        {rights.self} <PageLink to={paths.myPrivacy}>{rights.selfLink}</PageLink>.
      </p>
      <ComplaintAndVersion
        title={complaint.title}
        before={complaint.before}
        body={complaint.authority}
        site={complaint.authoritySite}
        after={complaint.after}
        version={texts.version}
      />
      <h2>{address.title}</h2>
      <p>{address.intro}</p>
      <address>
        {organisation.postalAddress.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </>
  );
}

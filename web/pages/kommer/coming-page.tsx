/** A page that later work fills: what it is for, and what one can do until then. */
import { paths } from '#web/paths.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableScene } from '#web/ui/illustrations/table-scene.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type ComingPath, comingPage, comingTexts as texts } from './coming-texts.ts';

export type { ComingPath };

export function ComingPage({ path }: { path: ComingPath }) {
  const { title, purpose, meanwhile, way } = comingPage(path);
  const { email } = organisation.memberService;
  return (
    <>
      <PageHeading lead={purpose}>{title}</PageHeading>
      <Card tone="warm" className="coming">
        <TableScene className="coming__picture" />
        <p>
          <strong>{texts.notYet}</strong> {meanwhile}
        </p>
        <p>
          <ButtonLink to={way?.to ?? paths.newEnquiry}>{way?.words ?? texts.write}</ButtonLink>
        </p>
        {!way && (
          <p className="coming__help">
            {texts.writeHelp} {texts.orMail}
            <MailLink address={email} />.
          </p>
        )}
      </Card>
    </>
  );
}

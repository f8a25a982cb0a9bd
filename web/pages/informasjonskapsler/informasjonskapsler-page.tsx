/** `/informasjonskapsler`: every cookie and every other thing we leave in the browser. */
import { organisation } from '#web/texts/organisation.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './informasjonskapsler-texts.ts';
import {
  cookies,
  localKeys,
  measuringCookies,
  type StoredThing,
  tabKeys,
} from './stored-in-browser-texts.ts';

const groups = [
  { ...texts.cookies, things: cookies },
  { ...texts.local, things: localKeys },
  { ...texts.tab, things: tabKeys },
  { ...texts.measuring, things: measuringCookies },
];

export function InformasjonskapslerPage() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.ownOnly}</p>
      {groups.map(({ title, text, things }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className="stored-list">
            {things.map((thing) => (
              <Stored key={thing.name} thing={thing} />
            ))}
          </ul>
        </section>
      ))}
      <h2>{texts.remove.title}</h2>
      <p>{texts.remove.text}</p>
      <p>{texts.version}</p>
    </>
  );
}

function Stored({ thing }: { thing: StoredThing }) {
  return (
    <li>
      <p className="stored-list__names">
        {thing.name.split(', ').map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <dl>
        <dt>{texts.purpose}</dt>
        <dd>{thing.purpose}</dd>
        <dt>{texts.life}</dt>
        <dd>{thing.life}</dd>
        <dt>{texts.owner}</dt>
        <dd>{organisation.shortName}</dd>
      </dl>
    </li>
  );
}

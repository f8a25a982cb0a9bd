import { resolverTexts as texts } from '#web/texts/communities-texts.ts';

/** What it means to be registered elsewhere, and how one puts it right. */
/** @param level where the heading is in the page */
export function CommunitiesResolver({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="resolver">
      <Heading id="resolver">{texts.title}</Heading>
      <p>{texts.meaning}</p>
      <ul>
        <li>
          {texts.churchBefore}
          <a href={texts.churchSite} rel="noreferrer">
            {texts.church}
          </a>
          {texts.churchAfter}
        </li>
        <li>{texts.others}</li>
      </ul>
      <p>{texts.deadline}</p>
    </section>
  );
}

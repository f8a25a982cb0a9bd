/** What the two statements of the organisation, on privacy and on accessibility, are made of. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

type WhoToAskProps = {
  title: string;
  before: string;
  /** The body that complaints go to. */
  body: string;
  site: string;
  after: string;
  /** Of the text: what it was, and when it was looked through. */
  version: string;
};

/** Where to complain, and which text this is. */
export function ComplaintAndVersion({ title, before, body, site, after, version }: WhoToAskProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>
        {before}
        <a href={site}>{body}</a>
        {after}
      </p>
      <p>{version}</p>
    </>
  );
}

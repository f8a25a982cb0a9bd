import { PageLink } from '#web/ui/page-link.tsx';
import { Words } from '#web/ui/words.tsx';
import { paymentTexts } from './magazine-payment-texts.ts';

/** The information and the form that go before a purchase at a distance (angrerettloven § 8, first paragraph, letter h). */
export function WithdrawalRights() {
  const { title, paragraphs, meaning, form } = paymentTexts.rights;
  return (
    <details className="fold">
      <summary>{title}</summary>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <PageLink to="/ord" hash="angrerett">
          {meaning}
        </PageLink>
      </p>
      <h3>
        <Words>{form.title}</Words>
      </h3>
      <p>{form.lead}</p>
      <ul>
        {form.lines.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </details>
  );
}

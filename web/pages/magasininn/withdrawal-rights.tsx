import { paymentTexts } from './magazine-payment-texts.ts';

/** The information that goes before a purchase at a distance (angrerettloven § 8). */
export function WithdrawalRights() {
  const { title, paragraphs } = paymentTexts.rights;
  return (
    <details className="fold">
      <summary>{title}</summary>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}

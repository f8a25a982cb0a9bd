/** AvtaleGiro for the payer: what happens in the bank, and what is copied there. */
import { useState } from 'react';
import type { GiroMandate } from '#contract/giving-values.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { giroTexts as texts } from '#web/texts/giro-words.ts';
import { Button } from './button.tsx';
import { FactList } from './fact-list.tsx';

export function GiroSteps({ giro }: { giro: GiroMandate }) {
  return (
    <>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <FactList
        isLong
        facts={[
          [
            texts.account,
            <Copied
              key="account"
              what={texts.account}
              value={giro.account}
              shown={accountText(giro.account)}
            />,
          ],
          [texts.kid, <Copied key="kid" what={texts.kid} value={giro.kid} shown={giro.kid} />],
        ]}
      />
      <p>
        <a className="ds-button" data-variant="primary" href={giro.bankUrl} target="_blank" rel="noreferrer">
          {texts.bank}
        </a>
      </p>
      <p>{texts.wait}</p>
    </>
  );
}

/** A number as one reads it, and a button that copies it as the bank takes it. */
function Copied({ what, value, shown }: { what: string; value: string; shown: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <>
      <strong>{shown}</strong>{' '}
      <Button
        variant="secondary"
        data-size="sm"
        aria-label={texts.copyWhat(what)}
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>{' '}
      <span role="status">{isCopied && texts.copied}</span>
    </>
  );
}

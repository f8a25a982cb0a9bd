import { officeTexts as texts } from './tillitsvalgt-texts.ts';
import { useOfficeAct } from './use-office-act.ts';

/** Saying no to what one is asked. */
export function DeclineOffice({ id }: { id: string }) {
  const act = useOfficeAct('POST /api/offices/:id/refusals', id, texts.decline, texts.declined);
  return (
    <section>
      <h2>{texts.declineTitle}</h2>
      <p>{texts.declineText}</p>
      {act.problem}
      <p>{act.button('secondary')}</p>
    </section>
  );
}

/** Laying an office down before its term is over. */
export function ResignOffice({ id }: { id: string }) {
  const act = useOfficeAct('POST /api/offices/:id/resignations', id, texts.resignButton, texts.resigned);
  return (
    <details className="fold">
      <summary>{texts.resign}</summary>
      <p>{texts.resignText}</p>
      {act.problem}
      <p>{act.button('secondary')}</p>
    </details>
  );
}

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

/** Whether new members of the chapter see who one is: a choice of one's own, taken back as easily. */
export function ShownToNewMembers({ id, isShown, unit }: { id: string; isShown: boolean; unit: string }) {
  const { shown } = texts;
  const show = useOfficeAct('POST /api/offices/:id/showings', id, shown.show, shown.isShown);
  const hide = useOfficeAct('POST /api/offices/:id/hidings', id, shown.hide, shown.isHidden);
  const act = isShown ? hide : show;
  return (
    <section>
      <h2>{shown.title}</h2>
      <p>{shown.text(unit)}</p>
      <p>
        <strong>{isShown ? shown.isShown : shown.isHidden}</strong>
      </p>
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

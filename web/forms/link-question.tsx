/** What a link in a letter leads to: one question, answered by a press. Asks first: programs that look at links must do nothing. */
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { usePress } from './use-press.tsx';

type Outcome<Name extends string> = Record<Name, { title: string; text: string }>;
type Answer<Name extends string> = {
  /** Above the button. */
  help: string;
  button: string;
  /** Sends it. @returns how it went */
  send(idempotencyKey: string): Promise<Name>;
};

/** What the link has behind its `#`. */
export const useLinkCode = () => useLocation({ select: ({ hash }) => hash });

/**
 * @param answers the first is what the link is for
 * @param gone the outcome of a link that does nothing any more
 */
export function LinkQuestion<Name extends string>({
  texts,
  answers,
  gone,
  children,
}: {
  texts: { title: string; lead: string; outcomes: Outcome<Name> };
  answers: readonly Answer<Name>[];
  gone: NoInfer<Name>;
  children?: ReactNode;
}) {
  const [outcome, setOutcome] = useState<Name | null>(null);
  const { press, busy, problem } = usePress();
  if (outcome !== null) {
    const { title, text } = texts.outcomes[outcome];
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <NoticeBox tone={outcome === gone ? 'info' : 'success'} announce="status">
          <p>{text}</p>
        </NoticeBox>
      </>
    );
  }
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {answers.map(({ help, button, send }, place) => (
        <div key={button}>
          <p>{help}</p>
          <p>
            <Button
              variant={place === 0 ? 'primary' : 'secondary'}
              busy={busy === button}
              onClick={() => void press(button, async (key) => setOutcome(await send(key)))}
            >
              {button}
            </Button>
          </p>
        </div>
      ))}
      {children}
      {problem}
    </>
  );
}

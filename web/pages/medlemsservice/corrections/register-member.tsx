import { lazy, Suspense, useState } from 'react';
import { loadPart } from '#web/session/code-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { searchTexts as texts } from '../people/desk-person-texts.ts';

const RegisterMemberForm = lazy(() =>
  loadPart(() => import('./register-member-form.tsx')).then((part) => ({ default: part.RegisterMemberForm })),
);

/** Opens the form for a member who joins by telephone or on paper. */
export function RegisterMember() {
  const [isOpen, setIsOpen] = useState(false);
  const [number, setNumber] = useState<string | null>(null);
  const done = (given: string) => {
    setNumber(given);
    setIsOpen(false);
  };
  if (isOpen)
    return (
      <Suspense fallback={<SkeletonForm />}>
        <RegisterMemberForm onDone={done} onCancel={() => setIsOpen(false)} />
      </Suspense>
    );
  return (
    <>
      <div role="status">{number && <NoticeBox tone="success">{texts.registered(number)}</NoticeBox>}</div>
      <p>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {texts.register}
        </Button>
      </p>
    </>
  );
}

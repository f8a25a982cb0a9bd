import { useMutation } from '@tanstack/react-query';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';

type PressOnceProps<Answer> = {
  label: string;
  /** Where several have the same label. */
  spoken?: string;
  said: string;
  variant?: 'primary' | 'secondary';
  send(idempotencyKey: string): Promise<Answer>;
  keep(answer: Answer): void;
};

/** One press that does something once, and why not, where it did not. */
export function PressOnce<Answer>(props: PressOnceProps<Answer>) {
  const { label, spoken, said, variant = 'secondary', send, keep } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const idempotencyKey = crypto.randomUUID();
      return sendOnce(() => send(idempotencyKey));
    },
    onSuccess: (answer) => {
      keep(answer);
      showToast(said);
    },
  });
  return (
    <>
      <div role="alert">
        {error && <NoticeBox tone="danger">{failureOf(error, label, []).text}</NoticeBox>}
      </div>
      <p>
        <Button
          variant={variant}
          busy={isPending}
          {...(spoken && { 'aria-label': spoken })}
          onClick={() => mutate()}
        >
          {label}
        </Button>
      </p>
    </>
  );
}

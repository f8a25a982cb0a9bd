import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSession } from './use-session.ts';

type SignInCardProps = {
  title: string;
  /** Why one signs in here. */
  text: string;
  /** The words on the button. */
  button: string;
};

/** On an open page, where the next step needs a person: back to the same page afterwards. */
export function SignInCard({ title, text, button }: SignInCardProps) {
  const { login } = useSession();
  return (
    <Card title={title} tone="warm">
      <p>{text}</p>
      <p>
        <Button data-sign-in="" onClick={() => void login()}>
          {button}
        </Button>
      </p>
    </Card>
  );
}

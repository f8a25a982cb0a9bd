import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** What is fetched only when somebody asks for it: a button, and in its place what it opens. */
export function OpenedOnPress({ button, children }: { button: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  return (
    <p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
    </p>
  );
}

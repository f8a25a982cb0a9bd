/** Buttons, and links that look like them. */
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { PageLink, type PageLinkProps } from './page-link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Shows that the press is being worked on, and takes no more of them. The button keeps its focus. */
  busy?: boolean;
};

/** `type` is `button` unless said otherwise. Never disabled: a busy button is announced as such and does nothing. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      className="ds-button"
      data-variant={variant}
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    />
  );
}

/** A link to a page, for the one thing most people have come to do. */
export function ButtonLink({
  variant = 'primary',
  ...rest
}: Omit<PageLinkProps, 'className' | 'data-variant'> & { variant?: ButtonVariant }) {
  return <PageLink {...rest} className="ds-button" data-variant={variant} />;
}

/** The mark of the demo organisation: two people under one lamp, drawn as by hand. The name stands beside it as text. */
type LogoProps = {
  /** Words beside the mark; the mark alone says nothing to a screen reader. */
  name?: string;
};

export function Logo({ name }: LogoProps) {
  return (
    <span className="logo">
      <svg
        className="logo__mark"
        viewBox="0 0 48 48"
        width="44"
        height="44"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className="logo__sun"
          d="M8.6 25.2C8.2 16.3 14.9 8.9 23.9 8.7c9-.2 15.9 7 15.6 16-3.1.9-7.6 1.2-15.3 1.2-7.3 0-11.9-.1-15.6-.7Z"
        />
        <path
          className="logo__rays"
          d="M23.9 2.3c.1 1.1.1 2 .1 2.9M8.7 8.6c.8.7 1.4 1.3 2 2M39.4 8.4c-.8.8-1.4 1.4-1.9 2.1M2.3 21.9c1 .1 1.9.2 2.8.4M45.8 21.6c-1 .1-1.9.3-2.8.5"
        />
        <circle className="logo__one" cx="17.4" cy="21.4" r="4.3" />
        <path
          className="logo__one"
          d="M8.1 43.9c-.6-9.4 2.7-16.1 9.1-16.2 6.6-.1 9.9 6.5 9.4 16-6.1.8-12.4.8-18.5.2Z"
        />
        <circle className="logo__two" cx="31.2" cy="24.6" r="3.7" />
        <path
          className="logo__two"
          d="M23.2 44c-.4-8 2.3-13.9 7.9-14 5.8-.1 8.9 5.6 8.6 13.7-5.4.7-11 .8-16.5.3Z"
        />
      </svg>
      {name && <span className="logo__name">{name}</span>}
    </span>
  );
}

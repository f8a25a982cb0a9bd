/** The mark of the demo organisation, two people in front of one sun, drawn as by hand, with the name beside it as text. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo__name">{name}</span>
    </span>
  );
}

function LogoMark() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 48 48"
      width="44"
      height="44"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="logo-mark__sun"
        d="M6.6 25.8C6 15.6 13.5 7.3 23.9 7.1c10.4-.2 18.4 8.1 18 18.5-3.6 1.1-8.8 1.5-18 1.5-8.6 0-13.6-.3-17.3-1.3Z"
      />
      <path
        className="logo-mark__rays"
        d="M23.9 1.4c.1.9.1 1.6.1 2.3M7.8 7.6c.6.6 1.1 1.1 1.6 1.7M40.3 7.4c-.6.6-1.1 1.1-1.5 1.7M1.5 22c.8.1 1.5.2 2.2.4M46.6 21.7c-.8.1-1.5.2-2.2.4"
      />
      <circle className="logo-mark__two" cx="31.8" cy="25" r="4.4" />
      <path
        className="logo-mark__two"
        d="M22.4 45.4c-.4-9 2.8-14.3 9.3-14.4 6.7-.1 10.2 5.1 9.8 14-6.3.8-12.8.9-19.1.4Z"
      />
      <circle className="logo-mark__one logo-mark__gap" cx="17.2" cy="21.8" r="5" />
      <path
        className="logo-mark__one logo-mark__gap"
        d="M6 45.5c-.7-11 3.4-16.8 11-16.9 7.8-.1 11.6 5.8 11.1 16.7-7.3.9-14.8.9-22.1.2Z"
      />
    </svg>
  );
}

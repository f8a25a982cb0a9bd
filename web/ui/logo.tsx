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
        d="M6.600 25.800C6 15.600 13.500 7.300 23.900 7.100c10.400-.2 18.400 8.100 18 18.500-3.600 1.100-8.800 1.500-18 1.500-8.600 0-13.600-.3-17.300-1.300Z"
      />
      <path
        className="logo-mark__rays"
        d="M23.900 1.400c.1.900.1 1.600.1 2.300M7.800 7.600c.6.600 1.100 1.100 1.600 1.700M40.300 7.400c-.6.600-1.100 1.100-1.500 1.700M1.500 22c.8.100 1.500.2 2.200.4M46.600 21.700c-.8.100-1.500.2-2.200.4"
      />
      <circle className="logo-mark__two" cx="31.800" cy="25" r="4.400" />
      <path
        className="logo-mark__two"
        d="M22.400 45.400c-.4-9 2.800-14.300 9.300-14.400 6.700-.1 10.200 5.100 9.800 14-6.300.8-12.800.9-19.100.4Z"
      />
      <circle className="logo-mark__one logo-mark__gap" cx="17.200" cy="21.800" r="5" />
      <path
        className="logo-mark__one logo-mark__gap"
        d="M6 45.500c-.7-11 3.400-16.800 11-16.900 7.800-.1 11.600 5.800 11.100 16.700-7.300.9-14.800.9-22.100.2Z"
      />
    </svg>
  );
}

/** Decoration: a table set for two, with a lamp lit. Colours follow the theme. */
export function TableScene({ className }: { className?: string }) {
  return (
    <svg
      className={`scene ${className ?? ''}`.trim()}
      viewBox="0 0 240 150"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="scene__glow"
        d="M120 34c38-3 72 22 84 66 2 8-3 12-12 12H48c-9 0-14-5-12-12 12-43 45-63 84-66Z"
      />
      <path className="scene__line" d="M120 4c.6 8 .2 15 .1 22" />
      <path
        className="scene__sun"
        d="M98 50c1-14 10-24 22-24.400 12-.3 21.500 9.700 22.600 24-14 1.300-30 1.400-44.600.4Z"
      />
      <path
        className="scene__red"
        d="M34 103c52-2.600 120-2.700 172-.2 4 .2 5.600 2 5.500 5-.1 3.400-2 4.700-5.600 4.600-56-1.500-116-1.300-171.600.2-4 .1-5.900-1.400-5.900-4.700 0-3 1.600-4.700 5.600-4.900Z"
      />
      <path className="scene__line" d="M54 113c-2 12-4 22-8 33M186 112.500c2 12 4.500 22.500 8.500 33.500" />
      <path
        className="scene__night"
        d="M72 82c9-.6 17-.6 26 0 .4 9-2.600 20-8 20.400-3.400.2-6.600.2-10 0-5.600-.4-8.400-11-8-20.400Z"
      />
      <path
        className="scene__line"
        d="M98 86.500c7-2 9 8 .5 10.500M80 74c-3-4 3-6 0-10.500M90 74c-3-4 3-6 0-10.500"
      />
      <path
        className="scene__paper"
        d="M140 84c9-.6 17-.6 26 0 .4 8.600-2.600 18-8 18.400-3.400.2-6.600.2-10 0-5.600-.4-8.400-9.400-8-18.400Z"
      />
      <path
        className="scene__line"
        d="M140 87.500c-7-2-9 7.500-.5 9.500M148 75c-3-4 3-6 0-10M158 75c-3-4 3-6 0-10"
      />
    </svg>
  );
}

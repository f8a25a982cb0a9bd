/** Decoration: three people at a table under one lamp. Colours follow the theme. */
export function PeopleScene({ className }: { className?: string }) {
  return (
    <svg
      className={`scene ${className ?? ''}`.trim()}
      viewBox="0 0 400 330"
      width="400"
      height="330"
      aria-hidden="true"
      focusable="false"
    >
      <path className="scene__glow" d="M8 330C4 196 88 102 201 101c114-1 195 92 191 229Z" />
      <path className="scene__line" d="M200 0c.7 14 .4 30 .2 44" />
      <path
        className="scene__sun"
        d="M141 92c1-29 25-49 58.500-49.600 34-.6 58.500 19.600 60 49.200-38 2.400-82 2.600-118.500.4Z"
      />
      <path className="scene__paper" d="M186 94.500c9 .6 19.500.6 28 0-1.500 8-7 12-14 12s-12.500-4-14-12Z" />
      <LeftPerson />
      <Child />
      <RightPerson />
      <path
        className="scene__paper"
        d="M34 263c110-5.500 226-5.300 333-.4 7 .3 9.600 4 9.400 10.400-.2 6.600-3.400 9.300-10 9-112-4.400-218-4-332 .4-7 .3-10.200-2.600-10.400-9.200-.2-6 3-9.900 10-10.200Z"
      />
      <path className="scene__paper" d="M58 279c94-3.500 190-3.600 284 0l7 51H50Z" opacity=".6" />
      <Cups />
    </svg>
  );
}

function LeftPerson() {
  return (
    <>
      <path
        className="scene__red"
        d="M48 266c-4-52 18-86 62-86.500 46-.5 68 32 65 86-42 3-88 3.200-127 .5Z"
      />
      <path
        className="scene__brown"
        d="M82 150c-1-20 11-33 29-33.400 19-.4 31 13 30.600 33.400-.4 21-12 34-30 34.200-18 .2-29-13-29.600-34.200Z"
      />
      <path
        className="scene__hair"
        d="M77 152c-9-34 12-53 36-53 25 0 43 20 33 54-5-9-8-14-10-22-15 6-34 4-46-4-4 8-9 15-13 25Z"
      />
      <path className="scene__face" d="M101 153v3M123 153v3M102 167c5 5.500 14 5.500 19 0" />
      <path className="scene__brown" d="M150 232c8-6 20-8 25-3 4 5-2 12-12 16l-20 9Z" />
    </>
  );
}

function Child() {
  return (
    <>
      <path
        className="scene__leaf"
        d="M162 267c-2-34 10-55 38-55.200 29-.2 41 21 39 55-26 1.400-52 1.600-77 .2Z"
      />
      <path
        className="scene__sand"
        d="M175 191c-.6-17 9-27.600 25-27.800 16.500-.2 26.400 10.400 26 27.600-.4 17-10 27-25.500 27.200-15.500.2-25-10-25.500-27Z"
      />
      <path
        className="scene__hair"
        d="M173 192c-6-22 8-37 27-37.200 20-.2 34 14 28.500 37-9-3-16-9-20-18-7 9-20 16-35.500 18.200Z"
      />
      <path className="scene__face" d="M191 194v2.500M210 194v2.500M192 205c4.500 5 12.500 5 17 0" />
    </>
  );
}

function RightPerson() {
  return (
    <>
      <path
        className="scene__night"
        d="M226 266c-3-56 18-90 64-90.200 45-.2 66 33 62 90-42 2.600-86 2.800-126 .2Z"
      />
      <circle className="scene__silver" cx="311" cy="104" r="13" />
      <path
        className="scene__rose"
        d="M259 146c-1-20 11-33.200 30-33.400 19.500-.2 31.500 13 31 33.400-.5 20.500-12.500 33.600-30.500 33.800-18 .2-30-13-30.500-33.800Z"
      />
      <path
        className="scene__silver"
        d="M255 147c-7-31 12-48 35-48.200 25-.2 42 18 34 49-9-4-15-11-18-20-12 10-31 16-51 19.200Z"
      />
      <path className="scene__face" d="M278 149v3M300 149v3M279 163c5 5.500 14.500 5.500 19.500 0" />
      <path className="scene__rose" d="M250 236c-9-6-20-7-25-1-4 5 2 11 12 14l21 6Z" />
    </>
  );
}

function Cups() {
  return (
    <>
      <path
        className="scene__sun"
        d="M96 238c10-.7 21-.7 31 0 .5 14-4 26-10 26.400-4 .3-8 .3-12 0-6-.5-9.500-12-9-26.400Z"
      />
      <path
        className="scene__line"
        d="M127 243c9-2 10 11 .5 13M106 228c-4-5 4-8 0-14M117 228c-4-5 4-8 0-14"
      />
      <path
        className="scene__red"
        d="M282 238c10-.7 21-.7 31 0 .5 14-4 26-10 26.400-4 .3-8 .3-12 0-6-.5-9.500-12-9-26.400Z"
      />
      <path
        className="scene__line"
        d="M282 243c-9-2-10 11-.5 13M292 228c-4-5 4-8 0-14M303 228c-4-5 4-8 0-14"
      />
    </>
  );
}

/** Decoration for cards, in the manner of the larger scenes. */
import type { ReactNode } from 'react';

type PictureProps = { className?: string };

function Picture({ className, children }: PictureProps & { children: ReactNode }) {
  return (
    <svg
      className={`scene ${className ?? ''}`.trim()}
      viewBox="0 0 96 72"
      width="96"
      height="72"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Two people side by side, with room for one more. */
export function TogetherPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="scene__glow" d="M4 70C2 34 22 8 49 8s45 27 43 62Z" />
      <circle className="scene__brown" cx="31" cy="34" r="10" />
      <path className="scene__red" d="M12 70c-1-15 6-25 19-25.100 13.500-.1 20.500 9.600 19.500 25.100Z" />
      <circle className="scene__rose" cx="63" cy="31" r="10.500" />
      <path className="scene__night" d="M42 70c-1-17 7-28 21-28.100 14.500-.1 22 11 21 28.100Z" />
    </Picture>
  );
}

/** A magazine lying open. */
export function MagazinePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="scene__glow" d="M6 64C2 30 24 10 50 11s44 21 40 53Z" />
      <path className="scene__paper" d="M10 22c13-4 27-3 38 4v38c-11-6-25-7-38-3Z" />
      <path className="scene__paper" d="M86 22c-13-4-27-3-38 4v38c11-6 25-7 38-3Z" />
      <path className="scene__red" d="M55 33c8-4 16-5 24-4v15c-8-1-16 0-24 4Z" />
      <path
        className="scene__pencil"
        d="M17 32c8-1.600 16-.8 24 2.600M17 41c8-1.600 16-.8 24 2.600M17 50c6-1.300 11-1 16 .6M55 54c8-3.300 16-4.100 24-2.800"
      />
      <path
        className="scene__line"
        d="M10 22c13-4 27-3 38 4 11-7 25-8 38-4v39c-13-4-27-3-38 3-11-6-25-7-38-3ZM48 26v38"
      />
    </Picture>
  );
}

/** A hand holding a growing leaf. */
export function GivingPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="scene__glow" d="M4 70C2 34 22 8 49 8s45 27 43 62Z" />
      <path className="scene__line" d="M48 54c-1-10 0-19 1-27" />
      <path className="scene__leaf" d="M48 40C33 41 24 33 23 19c15-1 25 6 25 21Z" />
      <path className="scene__leaf" d="M49 33c0-14 9-22 24-21 0 14-9 22-24 21Z" />
      <path
        className="scene__rose"
        d="M14 52c14-3 25-2 34 3 9-5 20-6 34-3 3 1 3 4 0 6-10 8-22 12-34 12s-24-4-34-12c-3-2-3-5 0-6Z"
      />
    </Picture>
  );
}

/** A path over hills under a low sun. */
export function OutdoorsPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path className="scene__glow" d="M4 70C2 34 22 8 49 8s45 27 43 62Z" />
      <circle className="scene__sun" cx="60" cy="30" r="12" />
      <path className="scene__night" d="M4 70c8-20 18-31 28-31 11 0 18 12 34 31Z" />
      <path className="scene__leaf" d="M34 70c10-16 20-23 31-23s20 8 27 23Z" />
      <path className="scene__track" d="M62 70c-2-7 8-8 5-15-1-3-3-4-2-7" />
    </Picture>
  );
}

/** The top of a page with a drawing: at the side of the heading, and on a phone below its lead. */
import type { ReactNode } from 'react';
import { Illustration } from './illustration.tsx';
import { PlainHeading } from './plain-heading.tsx';
import { WayBack } from './way-back.tsx';

type PictureHeadingProps = {
  /** Address of the drawing. */
  picture: string;
  lead: string;
  children: ReactNode;
};

export function PictureHeading({ picture, lead, children }: PictureHeadingProps) {
  return (
    <>
      <WayBack />
      <div className="start-hero">
        <div className="start-hero__text">
          <PlainHeading lead={lead}>{children}</PlainHeading>
        </div>
        <Illustration src={picture} className="start-hero__picture" />
      </div>
    </>
  );
}

import { Illustration } from '../illustration.tsx';
import thanks from './thanks.svg?no-inline';

/** For a gift, and for an agreement to give: beside the heading. */
export function ThanksPicture() {
  return <Illustration src={thanks} className="way-on" />;
}

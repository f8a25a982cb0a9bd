import { paths } from '#web/paths.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import { texts } from './start-texts.ts';

const { inside } = texts;
const areas = [
  { to: paths.home, ...inside.membership },
  { to: paths.enquiries, ...inside.enquiries },
  { to: paths.myDetails, ...inside.details },
  { to: paths.registerChild, ...inside.children },
  { to: paths.manageDonorAgreement, ...inside.giving },
  { to: paths.myPrivacy, ...inside.privacy },
];

/** What waits behind the sign-in. */
export function InsideList() {
  return (
    <>
      <h2>{texts.insideTitle}</h2>
      <LinkList links={areas} />
    </>
  );
}

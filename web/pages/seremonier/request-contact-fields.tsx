import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { requestTexts as texts } from './request-texts.ts';

type Field = { name: string; id: string; error: string | undefined };

/** Who asks, and where the answer can go; of somebody who is signed in it is known. */
export function RequestContactFields({ field }: { field(name: 'name' | 'phone' | 'email'): Field }) {
  return (
    <>
      <h3>{texts.contact}</h3>
      <TextField label={texts.name} autoComplete="name" {...field('name')} />
      <p>{texts.reach}</p>
      <TextField label={texts.phone} type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
    </>
  );
}

export function RequestPrivacy({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <p>
      {isSignedIn && `${texts.signedIn} `}
      {texts.kept} <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
    </p>
  );
}

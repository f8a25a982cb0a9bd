import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { childrenTextVersion, type RegistrationReceipt } from '#contract/children-endpoints.ts';
import type { FieldCode } from '#contract/problem.ts';
import { ageOn } from '#contract/values/birth-date.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { InShort } from '#web/ui/in-short.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { declarationTexts, checkTexts as texts } from './bekreftelse-texts.ts';
import { forgetChildren } from './children-queries.ts';
import { RegistrationHeading } from './registration-heading.tsx';
import { type RegistrationPart, registrationPartNames, registrationSteps } from './registration-parts.ts';
import { norwegianToday } from './registration-values.ts';
import { type TypedRegistration, typedRegistration } from './typed-registration.ts';

/** The step before. */
const lastPart = registrationPartNames.at(-1)!;

type CheckProps = { typed: TypedRegistration; onSent(receipt: RegistrationReceipt): void };

/** The last look before it is sent. The declarations are made here, and never kept. */
export function RegistrationCheck({ typed, onSent }: CheckProps) {
  const draft = useOpenDraft('register-children-check');
  const written = useOpenDraft('register-children');
  return (
    <>
      <RegistrationHeading step={registrationSteps} before={lastPart} title={texts.title} lead={texts.lead} />
      <InShort points={texts.short} />
      {typed.children.map((child) => (
        <Card key={child.fodselsnummer} title={`${child.givenName} ${child.familyName}`}>
          <FactList
            facts={[
              [texts.bornOn, formatDate(child.bornOn)],
              [texts.number, texts.masked(child.fodselsnummer.slice(0, 6))],
            ]}
          />
        </Card>
      ))}
      <Card title={texts.responsibility}>
        <p>{typed.secondGuardian ? texts.joint(typed.secondGuardian.name) : texts.sole}</p>
        {typed.secondGuardian && <FactList facts={[[texts.sentTo, typed.secondGuardian.contact]]} />}
      </Card>
      <p>
        <PageLink to={paths.registerChild}>{texts.change}</PageLink>
      </p>
      {draft && written ? (
        <Declarations
          key={draft.key}
          draft={draft}
          typed={typed}
          onSent={(receipt) => {
            void written.sync.discard();
            onSent(receipt);
          }}
        />
      ) : (
        <SkeletonForm fields={2} />
      )}
    </>
  );
}

const declared = z
  .boolean()
  .check(z.refine((isDeclared) => isDeclared, { params: { fieldCode: 'REQUIRED' } }));

/** Which declarations there are: one for all, and one or two for each child by its age (barneloven § 31). */
function declarationsFor({ children }: TypedRegistration) {
  const today = norwegianToday();
  return children.map(({ givenName, bornOn }, place) => {
    const age = ageOn(bornOn, today);
    return {
      givenName,
      informed: age >= 7 ? `informed${place}` : null,
      heard: age >= 12 ? `heard${place}` : null,
    };
  });
}

function Declarations({ draft, typed, onSent }: CheckProps & { draft: OpenDraft }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const perChild = declarationsFor(typed);
  const names = [
    'notElsewhere',
    ...perChild.flatMap(({ informed, heard }) => [informed, heard].filter((name) => name !== null)),
  ];
  const fieldTexts: Record<string, FieldTexts> = {
    notElsewhere: declarationTexts.notElsewhere(perChild.length),
  };
  for (const { givenName, informed, heard } of perChild) {
    if (informed) fieldTexts[informed] = declarationTexts.informed(givenName);
    if (heard) fieldTexts[heard] = declarationTexts.heard(givenName);
  }
  const form = useDraftForm({
    draft,
    schema: z.object(Object.fromEntries(names.map((name) => [name, declared]))),
    initial: Object.fromEntries(names.map((name) => [name, false])),
    texts: fieldTexts,
    button: texts.send,
    keptOut: names,
    send: () =>
      call('PUT /api/child-registrations/:id', {
        params: { id: typed.id },
        body: {
          permit: typed.permit,
          children: typed.children.map(({ givenName, familyName, fodselsnummer }, place) => ({
            givenName,
            familyName,
            fodselsnummer,
            isInformed: Boolean(perChild[place]?.informed),
            isHeard: Boolean(perChild[place]?.heard),
          })),
          isSole: typed.secondGuardian === null,
          secondGuardian: typed.secondGuardian,
          isNotElsewhere: true,
          textVersion: childrenTextVersion,
        },
      }).catch((error: unknown) => {
        const del = rememberRefusals(typed, error);
        if (del) void navigate({ to: paths.registerChild, search: { del } });
        throw error;
      }),
    onSent: (receipt) => {
      forgetChildren(client);
      onSent(receipt);
    },
  });
  return (
    <DraftForm form={form} button={texts.send} label={texts.title}>
      <h2>{texts.declarations}</h2>
      <CheckboxField
        label={texts.notElsewhere(perChild.length)}
        hint={texts.notElsewhereHint(perChild.length)}
        {...form.field('notElsewhere')}
      />
      {perChild.map(({ givenName, informed, heard }) => (
        <div className="declarations" key={informed ?? givenName}>
          {informed && <CheckboxField label={texts.informed(givenName)} {...form.field(informed)} />}
          {heard && (
            <CheckboxField label={texts.heard(givenName)} hint={texts.heardHint} {...form.field(heard)} />
          )}
        </div>
      ))}
    </DraftForm>
  );
}

/** What the server says no to belongs to a field of a step before. @returns the first of them, if any */
function rememberRefusals(typed: TypedRegistration, error: unknown): RegistrationPart | null {
  if (!(error instanceof ApiError)) return null;
  const { refused } = typedRegistration();
  for (const { path, code } of error.fields) {
    const [, place] = /^\/children\/(\d+)\/fodselsnummer$/.exec(path) ?? [];
    if (place) refused.set(typed.children[Number(place)]?.fodselsnummer ?? '', code as FieldCode);
    if (path === '/secondGuardian/contact')
      refused.set(typed.secondGuardian?.contact ?? '', code as FieldCode);
  }
  if (refused.size === 0) return null;
  return typed.children.some(({ fodselsnummer }) => refused.has(fodselsnummer)) ? 'barna' : 'foreldreansvar';
}

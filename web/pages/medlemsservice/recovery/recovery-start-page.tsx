/** `/medlemsservice/personer/:id/ny-innlogging`: somebody cannot get in; from a case or with a written reason. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecoveryCheck } from '#contract/recovery-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { colleaguesQuery, type LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { usePageSearch, usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { startTexts as texts } from './desk-recovery-texts.ts';
import { RecoveryCheckForm } from './recovery-check-form.tsx';
import { RecoveryRequestForm } from './recovery-request-form.tsx';

const idPattern = /^[0-9a-f-]{36}$/;
type Enough = Extract<RecoveryCheck, { outcome: 'enough' }>;

export function RecoveryStartPage() {
  const { id = '' } = usePlace();
  const { henvendelse, grunn } = usePageSearch();
  const ground: LookGround = {
    ...(idPattern.test(String(henvendelse)) && { enquiryId: String(henvendelse) }),
    ...(idPattern.test(String(grunn)) && { reasonId: String(grunn) }),
  };
  const hasGround = ground.enquiryId !== undefined || ground.reasonId !== undefined;
  const role = useQuery(colleaguesQuery());
  const [enough, setEnough] = useState<Enough | null>(null);
  const search = { ...(ground.enquiryId && { henvendelse }), ...(ground.reasonId && { grunn }) };
  return (
    <DeskPage
      title={texts.title}
      lead={texts.lead}
      error={role.error}
      above={
        <PageLink to={deskPaths.deskPerson(id)} search={search as Record<string, string>}>
          {hasGround ? texts.back : texts.toPerson}
        </PageLink>
      }
    >
      {!hasGround && <p>{texts.reasonFirst}</p>}
      {hasGround && !enough && <RecoveryCheckForm personId={id} ground={ground} onEnough={setEnough} />}
      {enough && <RecoveryRequestForm personId={id} check={enough} />}
    </DeskPage>
  );
}

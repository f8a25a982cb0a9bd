import { useQueryClient } from '@tanstack/react-query';
import { lookRemarkLimits } from '#contract/look-values.ts';
import {
  identityWays,
  lostThings,
  type RecoveryCheck,
  RecoveryRequest,
} from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepDeskRecovery } from '#web/api/recovery-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMomentWithTime, formatPhone } from '#web/texts/format.ts';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { identityWords, lostWords, requestTexts, startTexts as texts } from './desk-recovery-texts.ts';

type RecoveryRequestFormProps = {
  personId: string;
  check: Extract<RecoveryCheck, { outcome: 'enough' }>;
};

/** What is done once enough is right: the call back, and the case for a colleague. */
export function RecoveryRequestForm({ personId, check }: RecoveryRequestFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const ways = identityWays.filter((way) => way !== 'call-back' || check.call !== null);
  const form = useAnsweredForm({
    // Of the person, not of the check: after a reload the answers are compared again, which is another check.
    keptAs: `recovery-request.${personId}`,
    schema: RecoveryRequest,
    initial: { lost: '', newEmail: '', identity: '', remark: '' },
    texts: requestTexts,
    button: texts.send,
    async send(body, idempotencyKey) {
      const request = { params: { id: check.id }, body, idempotencyKey };
      const recovery = await call('POST /api/staff/recoveries/:id/requests', request);
      keepDeskRecovery(client, recovery);
      showToast(texts.sent);
      await navigate({ to: deskPaths.deskRecovery(recovery.id) });
      return null;
    },
  });
  return (
    <>
      <h2 ref={focusWhenShown} tabIndex={-1}>
        {texts.proveTitle}
      </h2>
      {check.call ? (
        <>
          <p>{texts.callBack}</p>
          <NoticeBox tone="info">
            <p>
              <a href={`tel:${check.call}`}>{formatPhone(check.call)}</a>
            </p>
          </NoticeBox>
          <p>{texts.orShow}</p>
        </>
      ) : (
        <NoticeBox tone="warning">
          <p>{texts.noCall}</p>
        </NoticeBox>
      )}
      {check.signsInWith && (
        <>
          <h2>{texts.whichTitle}</h2>
          <p>{texts.signsInWith(check.signsInWith)}</p>
          {check.signsInWith !== check.onRecord && <p>{texts.otherOnRecord(check.onRecord)}</p>}
        </>
      )}
      <h2>{texts.requestTitle}</h2>
      <p>{texts.until(formatMomentWithTime(check.validUntil, new Date()))}</p>
      <AnsweredForm form={form} button={texts.send} label={texts.requestTitle}>
        <RadioGroup
          label={texts.lost}
          options={lostThings.map((value) => ({ value, label: lostWords[value] }))}
          {...form.field('lost')}
        />
        <TextField
          label={texts.newEmail}
          hint={texts.newEmailHint}
          type="email"
          autoComplete="off"
          {...form.field('newEmail')}
        />
        <RadioGroup
          label={texts.identity}
          options={ways.map((value) => ({ value, label: identityWords[value] }))}
          {...form.field('identity')}
        />
        <TextArea
          label={texts.remark}
          hint={texts.remarkHint}
          maximum={lookRemarkLimits.maximum}
          rows={3}
          {...form.field('remark')}
        />
      </AnsweredForm>
    </>
  );
}

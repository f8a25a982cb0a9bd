import { useQueryClient } from '@tanstack/react-query';
import { lookRemarkLimits } from '#contract/look-values.ts';
import {
  type MemberChoice,
  type RegisterFile,
  RegisterFileWish,
  registerFileFormats,
  registerFileMembers,
  registerFilePurposes,
} from '#contract/member-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { searchOf } from './member-filter.ts';
import { registerFileFieldTexts, registerFileTexts as texts } from './member-list-texts.ts';
import { memberViewsQuery } from './member-queries.ts';

type RegisterFileSectionProps = {
  choice: MemberChoice;
  members: number;
  files: readonly RegisterFile[];
  isSignInRecent: boolean;
};

/** The choice as a file, for a written purpose, right after signing in; and the files to delete. */
export function RegisterFileSection({ choice, members, files, isSignInRecent }: RegisterFileSectionProps) {
  const { login } = useSession();
  const address = `${deskPaths.deskMembers}?${new URLSearchParams(searchOf(choice))}`;
  return (
    <section aria-labelledby="file-title">
      <h2 id="file-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <p>{texts.leftOut}</p>
      {members > registerFileMembers ? (
        <NoticeBox tone="info">{texts.tooMany}</NoticeBox>
      ) : isSignInRecent ? (
        <WishForm choice={choice} />
      ) : (
        <>
          <p>{texts.signInText}</p>
          <p>
            <Button variant="secondary" onClick={() => void login(address, 'login')}>
              {texts.signIn}
            </Button>
          </p>
        </>
      )}
      {files.length > 0 && (
        <>
          <h3>{texts.yours}</h3>
          <ul>
            {files.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function WishForm({ choice }: { choice: MemberChoice }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'register-file',
    schema: RegisterFileWish,
    initial: { purpose: '', format: 'csv', reason: '' },
    texts: registerFileFieldTexts,
    button: texts.take,
    idPrefix: 'file',
    async send(wish, idempotencyKey) {
      const body = { ...wish, choice };
      const { id } = await call('POST /api/staff/register-files', { body, idempotencyKey });
      saveFile(await call('GET /api/staff/register-files/:id/file', { params: { id } }));
      showToast(texts.taken);
      form.reset();
      await client.invalidateQueries({ queryKey: memberViewsQuery().queryKey });
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.take} label={texts.title}>
      <SelectField
        label={texts.purpose}
        placeholder={texts.purposePlaceholder}
        options={registerFilePurposes.map((value) => ({ value, label: texts.purposes[value] }))}
        {...form.field('purpose')}
      />
      <RadioGroup
        label={texts.format}
        options={registerFileFormats.map((value) => ({ value, label: texts.formats[value] }))}
        {...form.field('format')}
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        maximum={lookRemarkLimits.maximum}
        rows={2}
        {...form.field('reason')}
      />
    </AnsweredForm>
  );
}

function FileRow({ file }: { file: RegisterFile }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const { id, members, code, takenAt, deleteBy, deletedAt } = file;
  const words = texts.delete(code);
  const say = () =>
    press(
      words,
      async (idempotencyKey) => {
        await call('POST /api/staff/register-files/:id/deletions', { params: { id }, idempotencyKey });
        await client.invalidateQueries({ queryKey: memberViewsQuery().queryKey });
      },
      texts.thanks,
    );
  return (
    <li>
      {texts.file(formatMoment(takenAt, new Date()), members, code)}{' '}
      {deletedAt ? texts.isDeleted : texts.deleteBy(deleteBy)}
      {problem}
      {!deletedAt && (
        <p>
          <Button variant="tertiary" busy={isBusy} onClick={() => void say()}>
            {words}
          </Button>
        </p>
      )}
    </li>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { MemberFileRow } from './member-file-row.tsx';
import { memberFileTexts as texts } from './member-file-texts.ts';
import { memberFilesQuery } from './office-queries.ts';

/** Nothing at all where the chapter may not, and has not: the list on the page is the way. @param purpose as chosen above */
export function MemberFileSection({ unitId, purpose }: { unitId: string; purpose: MemberPurpose | null }) {
  const client = useQueryClient();
  const { login } = useSession();
  const query = memberFilesQuery(unitId);
  const { data } = useQuery(query);
  if (!data || (!data.mayExport && data.files.length === 0)) return null;
  const take = async (chosen: MemberPurpose) => {
    const file = await call('GET /api/units/:id/member-file', {
      params: { id: unitId },
      query: { purpose: chosen },
    });
    void client.invalidateQueries({ queryKey: query.queryKey });
    return file;
  };
  return (
    <Card title={texts.title} tone="warm" id="member-file">
      {data.mayExport && (
        <>
          <p>{texts.lead}</p>
          {!data.isSignInRecent ? (
            <>
              <p>{texts.signInText}</p>
              <p>
                <Button variant="secondary" onClick={() => void login(officePaths.members(unitId), 'login')}>
                  {texts.signIn}
                </Button>
              </p>
            </>
          ) : purpose ? (
            <DownloadButton fetch={() => take(purpose)} saved={texts.taken}>
              {texts.take}
            </DownloadButton>
          ) : (
            <p>{texts.choose}</p>
          )}
        </>
      )}
      {data.files.length > 0 && (
        <>
          <h3>{texts.yours}</h3>
          <ul className="plain-list">
            {data.files.map((file) => (
              <MemberFileRow key={file.id} file={file} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

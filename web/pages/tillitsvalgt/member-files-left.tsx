import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { MemberFileRow } from './member-file-row.tsx';
import { memberFileTexts as texts } from './member-file-texts.ts';
import { memberFilesLeftQuery } from './office-queries.ts';

/** Files that are not said to be deleted: an office ends, what was taken with it has to go. Nothing where there are none. */
export function MemberFilesLeft() {
  const { data } = useQuery(memberFilesLeftQuery());
  if (!data || data.files.length === 0) return null;
  return (
    <Card title={texts.left} tone="warm" id="files-left">
      <p>{texts.leftText}</p>
      <ul className="plain-list">
        {data.files.map(({ unit, ...file }) => (
          <MemberFileRow key={file.id} file={file} unit={unit} />
        ))}
      </ul>
    </Card>
  );
}

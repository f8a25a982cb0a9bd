/** Something to know, set apart from the text around it. */
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

type NoticeBoxProps = {
  children: ReactNode;
  tone?: NoticeTone;
  title?: string;
  /** Where the title is in the page. */
  level?: 2 | 3;
  /** Read out when it appears: `status` when there is time, `alert` for what went wrong. */
  announce?: 'status' | 'alert';
};

export function NoticeBox({ tone = 'info', title, level = 2, announce, children }: NoticeBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="ds-alert" data-color={tone} role={announce}>
      {title && <Heading className="notice__title">{title}</Heading>}
      <div className="notice__text">{children}</div>
    </div>
  );
}

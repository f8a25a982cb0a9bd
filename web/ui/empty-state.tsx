/** Where there is nothing yet: said kindly, with a way on. */
import type { ReactNode } from 'react';
import { TableScene } from './illustrations/table-scene.tsx';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <TableScene className="empty-state__picture" />
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  );
}
